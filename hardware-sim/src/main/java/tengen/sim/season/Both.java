package tengen.sim.season;

import tengen.sim.fault.FaultCounts;

/** Two kinds of trouble of one family. */
record Both(GameFault one, GameFault other) implements GameFault {
    @Override
    public void enter(Setting setting) {
        one.enter(setting);
        other.enter(setting);
    }

    @Override
    public void heal() {
        one.heal();
        other.heal();
    }

    @Override
    public void count(FaultCounts counts) {
        one.count(counts);
        other.count(counts);
    }
}
