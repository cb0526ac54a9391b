package tengen.mqtt;

/** Where a table's network ends and who the table is. */
public record UplinkConfig(BrokerAddress broker, TableIdentity identity) {}
