/* Contacts and kept keys. */
#include "check.h"

#include <string.h>

#include "../src/app.h"
#include "../src/hal_host.h"

static void e7_bounce_is_one_change_with_the_moment_of_the_first_contact(uint32_t seed)
{
    struct debounce debounce = {0};
    struct key_change change;
    int changes = 0;
    bool level = false;
    for (int press = 0; press < 200; press++) {
        level = !level;
        int since = 0;
        bool believed = false;
        for (int ms = 0; ms < 60; ms++) {
            seed = seed * 1664525u + 1013904223u;
            /* Two milliseconds of trembling, always starting with the new level. */
            bool contact = ms == 0 || ms > 2 ? level : (seed >> 16 & 1u) != 0;
            if (debounce_step(&debounce, 3, contact, &change)) {
                changes++;
                believed = true;
                CHECK(change.key == 3 && change.down == level);
                CHECK(since - change.age_ms <= 3 && since >= change.age_ms);
                CHECK(since <= (int)KNOWN_AGE_MS + 2);
            }
            since++;
        }
        CHECK(believed);
    }
    CHECK(changes == 200);
}

static void e7_a_spark_of_two_milliseconds_is_nothing(void)
{
    struct debounce debounce = {0};
    struct key_change change;
    for (int ms = 0; ms < 1000; ms++) {
        CHECK(!debounce_step(&debounce, 0, ms % 10 < 2, &change));
    }
}

static void what_cannot_be_kept_does_not_switch(void)
{
    static struct app app;
    uint8_t state[STATE_BYTES] = {0};
    uint8_t bytes[FRAME_MAX_BYTES];
    host_reset();
    app_start(&app, 1, BOOT_POWER_ON, 0, 1);
    state[8] = RUNNING_A;
    state[9] = 50;
    put32(state + 10, 600000);
    put32(state + 10 + SIDE_BYTES, 600000);
    state[10 + 34] = state[10 + SIDE_BYTES + 34] = NO_NUMBER;
    uint8_t length = frame_build(FRAME_STATE, 0, state, sizeof state, bytes);
    for (uint8_t i = 0; i < length; i++) {
        app_byte(&app, bytes[i], 10);
    }
    CHECK(app.running == RUNNING_A);
    uint32_t now_ms = 20;
    for (int i = 0; i < 200; i++) {
        app_key(&app, i % 2 == 0 ? KEY_LEVER_A : KEY_LEVER_B, true, now_ms, now_ms);
        app_key(&app, i % 2 == 0 ? KEY_LEVER_A : KEY_LEVER_B, false, now_ms + 50, now_ms + 50);
        now_ms += 100;
        host_tx_length = 0;
    }
    CHECK(kept_keys_size(&app.kept) == KEPT_KEYS);
    /* 32 releases are kept until half is taken, then presses alone. */
    CHECK(app.sides[0].turns + app.sides[1].turns == 48);
    CHECK(app.running == RUNNING_A);
}

void test_keys(void)
{
    for (uint32_t seed = 1; seed <= 20; seed++) {
        e7_bounce_is_one_change_with_the_moment_of_the_first_contact(seed);
    }
    e7_a_spark_of_two_milliseconds_is_nothing();
    what_cannot_be_kept_does_not_switch();
}
