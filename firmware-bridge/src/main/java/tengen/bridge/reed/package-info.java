/** The reed matrix behind one SPI chain. */
@org.jspecify.annotations.NullMarked
package tengen.bridge.reed;
