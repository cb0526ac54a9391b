package tengen.desk;

/** One journal of one table: what numbers of events belong to. */
public record TableEpoch(String table, String epoch) implements Comparable<TableEpoch> {
    @Override
    public int compareTo(TableEpoch other) {
        int byTable = table.compareTo(other.table);
        return byTable != 0 ? byTable : epoch.compareTo(other.epoch);
    }
}
