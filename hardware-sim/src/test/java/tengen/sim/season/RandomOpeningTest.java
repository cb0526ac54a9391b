package tengen.sim.season;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tengen.bridge.clock.ClockSide;
import tengen.engine.Point;
import tengen.engine.opening.OfferEquivalence;
import tengen.engine.opening.Opening;
import tengen.engine.opening.Procedure;
import tengen.engine.opening.Step;
import tengen.engine.opening.Zone;
import tengen.game.Rules;
import tengen.sim.fault.Dice;
import tengen.sim.rig.RigSettings;

/** The openings that a season draws, held beside the tables of the procedures and played without any fault. */
final class RandomOpeningTest {
    private static final long SEED = 20_261_130;
    private static final int DRAWN = 2_000;

    @Test
    void everyOpeningDrawnIsLegalAndEveryWayOfEveryProcedureComes() {
        Map<String, Integer> ways = new TreeMap<>();

        for (int i = 0; i < DRAWN; i++) {
            Opened opened = RandomOpening.draw(new Dice(SEED).fork("random opening", i));
            String way = new Walk(opened, "seed " + SEED + ", opening " + i).way();
            ways.merge(opened.procedure() + way, 1, Integer::sum);
        }

        assertThat(ways)
                .containsKeys("chinese-2", "chinese-2 swap", "chinese-n", "chinese-n swap")
                .containsKeys("soosorv-8", "soosorv-8 swap", "soosorv-8 swap swap")
                .containsKeys("swap2", "swap2 swap", "swap2 two black", "swap2 two white")
                .containsKeys("taraguchi-10", "taraguchi-10 ten", "taraguchi-10 swap ten")
                .containsKey("taraguchi-10 swap swap swap swap swap");
    }

    @Test
    void withoutFaultsTheTableTakesEveryOpeningDrawnAsItIs() throws InterruptedException {
        List<KnownGame> opened = new ArrayList<>(RandomGames.drawOpened(240, SEED));
        opened.removeIf(game -> game.opened().turns().isEmpty());

        List<Outcome> outcomes = new Season(opened, SEED, RigSettings.DEFAULT, List.of(), Odds.OFTEN).play(1);

        assertThat(outcomes).hasSizeBetween(40, 80);
        assertThat(outcomes)
                .filteredOn(outcome ->
                        !outcome.wrong().isEmpty() || !outcome.irregularities().isEmpty())
                .as("seed %d", SEED)
                .isEmpty();
    }

    @Test
    void oneGameInFourIsOpenedAndTheOthersAreThoseOfTheSeedWithout() {
        List<KnownGame> plain = RandomGames.draw(400, SEED);
        List<KnownGame> mixed = RandomGames.drawOpened(400, SEED);

        assertThat(mixed).filteredOn(game -> !game.opened().turns().isEmpty()).hasSizeBetween(70, 130);
        for (int i = 0; i < mixed.size(); i++) {
            if (mixed.get(i).opened().turns().isEmpty()) {
                assertThat(mixed.get(i)).isEqualTo(plain.get(i));
            }
        }
    }

    /** One opening, step by step of its procedure. */
    private static final class Walk {
        private final Rules rules;
        private final String name;
        private final StringBuilder way = new StringBuilder();
        private final List<Point> moves = new ArrayList<>();
        private List<Point> offers = List.of();
        private ClockSide side = ClockSide.A;
        private ClockSide black = ClockSide.A;
        private int declared;
        private int step;

        Walk(Opened opened, String name) {
            this.rules = Rules.parse(opened.settings());
            this.name = name + " " + opened;
            for (OpeningTurn turn : opened.turns()) {
                assertThat(step).as(name).isNotEqualTo(Step.END);
                assertThat(turn.turn().side()).as(name).isEqualTo(side);
                take(turn, procedure().step(step));
                assertThat(turn.moves()).as(name).isEqualTo(moves);
                assertThat(turn.offers()).as(name).isEqualTo(offers);
                side = side.other();
            }
            assertThat(step).as(name).isEqualTo(Step.END);
            assertThat(opened.stones()).as(name).isEqualTo(moves);
            // Who plays next holds the next stone's colour.
            black = moves.size() % 2 == 0 ? side : side.other();
            assertThat(opened.black()).as(name).isEqualTo(black);
            assertThat(opened.side(moves.size() + 1)).as(name).isEqualTo(side);
            boolean canonical = !procedure().gomoku();
            assertThat(!canonical || Opening.of(moves.get(1), moves.get(2)).isPresent())
                    .as(name)
                    .isTrue();
        }

        String way() {
            return way.toString();
        }

        private Procedure procedure() {
            return rules.opening();
        }

        private void take(OpeningTurn turn, Step now) {
            List<Point> places = turn.places();
            long taps = turn.turn().deeds().stream()
                    .filter(Turn.Tap.class::isInstance)
                    .count();
            if (turn.swap()) {
                assertThat(now.maySwap()).as(name).isTrue();
                assertThat(taps).as(name).isEqualTo(1);
                assertThat(places).as(name).isEmpty();
                way.append(" swap");
                step = now.afterSwap();
                return;
            }
            assertThat(taps).as(name).isEqualTo(turn.number());
            declare(turn.number(), now);
            step = switch (now.form()) {
                case STONES -> stones(places, now);
                case OFFERS -> offer(places, now.offers() == Step.DECLARED ? declared : now.offers(), now.next());
                case REMOVAL -> remove(turn, places, now);
                case CHOICE -> choice(places, now);
            };
        }

        private void declare(int number, Step now) {
            int most = now.declares() == Step.MAX_N ? rules.maxN() : now.declares();
            assertThat(number).as(name).isBetween(now.declares() == 0 ? 0 : 1, most);
            declared = now.declares() == 0 ? declared : number;
        }

        private int stones(List<Point> places, Step now) {
            boolean two = now.otherwise().kind() == Step.Otherwise.Kind.TWO_STONES && places.size() == 2;
            boolean ten = now.otherwise().kind() == Step.Otherwise.Kind.OFFERS && places.size() > 1;
            if (ten) {
                way.append(" ten");
                return offer(places, now.otherwise().count(), now.otherwise().next());
            }
            way.append(two ? " two" : "");
            assertThat(places).as(name).hasSize(two ? 2 : now.zones().size());
            for (int i = 0; i < places.size(); i++) {
                Zone zone = two ? Zone.ANYWHERE : now.zones().get(i);
                assertThat(zone.holds(places.get(i))).as(name).isTrue();
                free(places.get(i));
                moves.add(places.get(i));
            }
            return two ? now.otherwise().next() : now.next();
        }

        private int offer(List<Point> places, int count, int next) {
            assertThat(places).as(name).hasSize(count).doesNotHaveDuplicates();
            places.forEach(this::free);
            OfferEquivalence alike = OfferEquivalence.of(moves.get(0), moves.get(1), moves.get(2), moves.get(3));
            assertThat(alike.firstPair(places)).as(name).isEmpty();
            offers = places;
            return next;
        }

        private int remove(OpeningTurn turn, List<Point> places, Step now) {
            List<Point> kept = new ArrayList<>(offers);
            for (Turn.Deed deed : turn.turn().deeds()) {
                if (deed instanceof Turn.Lift lift) {
                    assertThat(kept.remove(lift.point())).as(name).isTrue();
                }
            }
            assertThat(kept).as(name).hasSize(1);
            assertThat(places).as(name).hasSize(1).doesNotContainAnyElementsOf(offers);
            free(places.getFirst());
            moves.add(kept.getFirst());
            moves.add(places.getFirst());
            return now.next();
        }

        private int choice(List<Point> places, Step now) {
            assertThat(places).as(name).hasSizeLessThanOrEqualTo(1);
            way.append(places.isEmpty() ? " black" : " white");
            places.forEach(this::free);
            moves.addAll(places);
            return now.next();
        }

        private void free(Point point) {
            assertThat(moves).as(name).doesNotContain(point);
        }
    }
}
