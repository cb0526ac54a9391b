/** Plain values that cross from the wires to the controller: free of Pi4J and of the serial library. */
@org.jspecify.annotations.NullMarked
package tengen.bridge;
