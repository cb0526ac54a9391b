package tengen.sim.clock;

import tengen.bridge.clock.ClockKey;
import tengen.bridge.clock.ClockSide;
import tengen.sim.time.Agenda;

/** A clock at a simulated table: its supply, its contacts and what a person sees and hears. Agenda's thread; call the verbs inside a change, or while nothing runs. */
public interface TableClock {
    /** How a table gets its clock. */
    interface Hanger {
        /** Hangs a clock without power on {@code cable}. */
        TableClock hang(Agenda agenda, SimCable cable, ClockTraits traits);
    }

    /** Gives it power: it starts with a new boot number, without times, marks or keys. */
    void powerOn();

    /** Takes its power: the faces are dark, kept keys are lost. */
    void powerOff();

    /** Lets its watchdog bite: it starts anew at once. */
    void reboot();

    /** Lets its supply sag below 4.63 V, or not. */
    void supply(boolean low);

    /** Presses the lever of {@code side}; it comes up again after 60 to 100 ms. */
    void press(ClockSide side);

    /** Presses {@code key} and holds it for {@code holdNanos}. */
    void hold(ClockKey key, long holdNanos);

    /** Returns what a person sees and hears now. */
    SimFaces faces();
}
