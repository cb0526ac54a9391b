package tengen.mqtt;

/**
 * Where a table's network ends and who the table is.
 *
 * @param seal signs its results
 */
public record UplinkConfig(BrokerAddress broker, TableIdentity identity, Seal seal) {
    /** A table that signs nothing. */
    public UplinkConfig(BrokerAddress broker, TableIdentity identity) {
        this(broker, identity, Seal.NONE);
    }
}
