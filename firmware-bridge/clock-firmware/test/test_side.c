/* One side counting. */
#include "check.h"

#include "../src/side.h"

static void a_side_goes_through_its_phases(void)
{
    struct side side = {0};
    side.main_ms = 1000;
    side.periods_left = 2;
    side.period_ms = side.period_left_ms = 500;
    side.period_turns = side.period_turns_left = 1;
    side.hold_seconds = NO_HOLD;
    side_spend(&side, 1000, 1000);
    CHECK(!side.zero && side.main_ms == 0 && side_shown_ms(&side) == 500);
    side_spend(&side, 501, 1501);
    CHECK(side.periods_left == 1 && side.period_left_ms == 499);
    side_press(&side);
    CHECK(side.period_left_ms == 500 && side.periods_left == 1 && side.turns == 1);
    side_spend(&side, 500, 2001);
    CHECK(!side.zero);
    side_spend(&side, 3, 2004);
    CHECK(side.zero && side.zero_ms == 2001);
    side_press(&side);
    CHECK(side_shown_ms(&side) == 0);
}

static void an_unfilled_quota_at_zero_is_the_flag(void)
{
    struct side side = {0};
    side.main_ms = 1000;
    side.quota_turns = 2;
    side.quota_add_ms = 7000;
    side.periods_left = 1;
    side.period_left_ms = 9000;
    side.increment_ms = 10;
    side.delay_ms = 100;
    side_spend(&side, 50, 50);
    side_press(&side);
    CHECK(side.main_ms == 1000 - 50 + 10 + 50 && side.quota_turns == 1);
    side_spend(&side, 300, 350);
    side_press(&side);
    CHECK(side.main_ms == 1010 - 300 + 10 + 100 + 7000 && side.quota_turns == 0);
    side.quota_turns = 1;
    side_spend(&side, 8000, 9000);
    CHECK(side.zero && side.periods_left == 1);
}

void test_side(void)
{
    a_side_goes_through_its_phases();
    an_unfilled_quota_at_zero_is_the_flag();
}
