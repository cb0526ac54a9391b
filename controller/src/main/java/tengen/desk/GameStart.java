package tengen.desk;

/**
 * Where a game begins.
 *
 * @param seq the number of its pairing in that journal
 */
public record GameStart(TableEpoch journal, long seq, String game) {}
