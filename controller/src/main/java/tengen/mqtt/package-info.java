/** How a table and a desk talk over a broker: topics, payloads, delivery that counts only what the desk itself acknowledged (MQTT.md). */
@org.jspecify.annotations.NullMarked
package tengen.mqtt;
