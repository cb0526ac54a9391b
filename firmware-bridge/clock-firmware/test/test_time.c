/* Time over many presses, and the moment of the flag in every control. */
#include "check.h"

#include <string.h>

#include "../src/app.h"
#include "../src/hal_host.h"

static uint32_t random_below(uint32_t *seed, uint32_t bound)
{
    *seed = *seed * 1664525u + 1013904223u;
    return (uint32_t)((uint64_t)(*seed >> 8) * bound >> 24);
}

static void send(struct app *app, uint8_t type, const uint8_t *payload, uint8_t length, uint32_t now_ms)
{
    uint8_t bytes[FRAME_MAX_BYTES];
    uint8_t size = frame_build(type, 0, payload, length, bytes);
    for (uint8_t i = 0; i < size; i++) {
        app_byte(app, bytes[i], now_ms);
    }
}

/* BUGLOG C4: on its own, without one picture in between, the clock loses nothing between two turns. */
static void c4_ten_thousand_presses_use_as_much_as_has_passed(uint32_t seed)
{
    const uint32_t main_ms = 3600000;
    static struct app app;
    host_reset();
    app_start(&app, 1, BOOT_POWER_ON, 0, 1);
    app.sides[0].main_ms = main_ms;
    app.sides[1].main_ms = main_ms;
    app.running = RUNNING_A;
    uint32_t now_ms = 0;
    for (uint32_t press = 0; press < 10000; press++) {
        uint32_t due_ms = now_ms + 1 + random_below(&seed, 99);
        while (now_ms < due_ms) {
            now_ms++;
            app_tick(&app, now_ms);
        }
        app_key(&app, press % 2 == 0 ? KEY_LEVER_A : KEY_LEVER_B, true, now_ms, now_ms);
        uint8_t journalled[JOURNALLED_BYTES];
        put32(journalled, app.kept.last);
        send(&app, FRAME_JOURNALLED, journalled, sizeof journalled, now_ms);
        host_tx_length = 0;
        CHECK(2 * main_ms - app.sides[0].main_ms - app.sides[1].main_ms == now_ms);
        CHECK(app.running == (press % 2 == 0 ? RUNNING_B : RUNNING_A));
    }
    CHECK(app.sides[0].turns == 255 && app.sides[1].turns == 255);
}

/* The stretches of the controls a clock can be in, and the longest turn in each. */
struct stretch {
    const char *name;
    struct side side;
    uint32_t longest_ms;
    uint32_t left_after_ms; /* after a press at the very end, or UINT32_MAX where only the flag matters */
};

static const struct stretch STRETCHES[] = {
    {"60m", {.main_ms = 5000}, 5000, 0},
    {"20m+60s/move", {.main_ms = 5000, .period_ms = 600, .period_left_ms = 600, .periods_left = 1, .period_turns = 1, .period_turns_left = 1}, 5600, 600},
    {"byoyomi", {.period_ms = 600, .period_left_ms = 400, .periods_left = 1, .period_turns = 1, .period_turns_left = 1}, 400, 600},
    {"10m+5x30s", {.main_ms = 1000, .period_ms = 300, .period_left_ms = 300, .periods_left = 5, .period_turns = 1, .period_turns_left = 1}, 2500, 300},
    {"90m+30s/inc", {.main_ms = 5000, .increment_ms = 300}, 5000, 300},
    {"40/120m,60m", {.main_ms = 5000, .quota_turns = 40, .quota_add_ms = 7000}, 5000, 0},
    {"40/120m,60m at the quota", {.main_ms = 5000, .quota_turns = 1, .quota_add_ms = 7000}, 5000, 7000},
    {"120m,30/30m*", {.period_ms = 900, .period_left_ms = 900, .periods_left = 1, .period_turns = 30, .period_turns_left = 1, .carries = true}, 900, 900},
    {"30m+15/5m", {.period_ms = 900, .period_left_ms = 700, .periods_left = 1, .period_turns = 15, .period_turns_left = 2}, 700, 0},
    {"10m delay 5s", {.main_ms = 5000, .delay_ms = 500}, 5000, 500},
};

static void start_stretch(struct app *app, const struct stretch *stretch, enum running running)
{
    host_reset();
    app_start(app, 1, BOOT_POWER_ON, 0, 1);
    for (int side = 0; side < 2; side++) {
        app->sides[side] = stretch->side;
        app->sides[side].number = NO_NUMBER;
        app->sides[side].hold_seconds = NO_HOLD;
    }
    app->running = (uint8_t)running;
}

/* BUGLOG C6: one rule in every control: a press in the last millisecond counts, and who did not press in time is at zero. */
static void c6_a_press_at_the_flag_counts_and_one_millisecond_later_does_not(const struct stretch *stretch, enum running running, int past_ms)
{
    static struct app app;
    const struct side *mine = &app.sides[running - RUNNING_A];
    const struct side *other = &app.sides[RUNNING_B - running];
    start_stretch(&app, stretch, running);
    uint32_t press_ms = (uint32_t)((int)stretch->longest_ms + past_ms);
    for (uint32_t ms = 1; ms <= press_ms; ms++) {
        app_tick(&app, ms);
        host_tx_length = 0;
    }
    app_key(&app, running == RUNNING_A ? KEY_LEVER_A : KEY_LEVER_B, true, press_ms, press_ms);
    if (past_ms <= 0) {
        CHECK(!mine->zero && app.running == (running == RUNNING_A ? RUNNING_B : RUNNING_A));
        CHECK(past_ms != 0 || side_shown_ms(mine) == stretch->left_after_ms);
        /* Now the other lets his time run out. */
        for (uint32_t ms = press_ms; ms <= press_ms + stretch->longest_ms + 20; ms++) {
            app_tick(&app, ms);
            host_tx_length = 0;
        }
        CHECK(other->zero && !mine->zero && other->zero_ms == press_ms + stretch->longest_ms);
    } else {
        CHECK(mine->zero && mine->zero_ms == stretch->longest_ms && !other->zero);
        CHECK(side_shown_ms(mine) == 0 && app.running != (running == RUNNING_A ? RUNNING_B : RUNNING_A));
    }
    if (failures > 0) {
        printf("  %s, side %d, %d ms\n", stretch->name, (int)running, past_ms);
    }
}

/* Heartbeats come at once, and ten a second, while somebody waits for what they prove. */
static void heartbeats_hurry_at_zero_and_while_a_key_is_held(void)
{
    static struct app app;
    const uint8_t none[JOURNALLED_BYTES] = {0};
    host_reset();
    app_start(&app, 1, BOOT_POWER_ON, 0, 1);
    app.fast_beats = false;
    app.running = RUNNING_A;
    app.sides[0].main_ms = 5730;
    app.sides[1].main_ms = 60000;
    uint32_t beats[8] = {0};
    for (uint32_t ms = 1; ms <= 8000; ms++) {
        if (ms % 100 == 0) {
            send(&app, FRAME_JOURNALLED, none, sizeof none, ms);
        }
        if (ms == 2140) {
            app_key(&app, KEY_RESIGN_B, true, ms, ms);
            host_tx_length = 0;
        }
        if (ms == 3200) {
            app_key(&app, KEY_RESIGN_B, false, ms, ms);
            host_tx_length = 0;
        }
        if (ms == 7000) {
            app.running = RUNNING_B;
        }
        uint32_t due_ms = app.beat_due_ms;
        app_tick(&app, ms);
        if (app.beat_due_ms != due_ms) {
            beats[(ms - 1) / 1000]++;
            CHECK(ms != 5739 || host_tx_length > 0);
        }
        CHECK(ms != 2140 || app.beat_due_ms == 2240);
        CHECK(ms != 5739 || app.beat_due_ms == 5839);
        host_tx_length = 0;
    }
    const uint32_t expected[8] = {3, 2, 9, 4, 2, 4, 10, 2};
    CHECK(memcmp(beats, expected, sizeof beats) == 0);
}

static void hello_says_how_long_the_controller_was_silent(void)
{
    static struct app app;
    const uint8_t none[JOURNALLED_BYTES] = {0};
    const uint8_t version = PROTOCOL_VERSION;
    host_reset();
    app_start(&app, 1, BOOT_POWER_ON, 0, 1);
    app_tick(&app, 0);
    send(&app, FRAME_JOURNALLED, none, sizeof none, 1000);
    send(&app, FRAME_HELLO, &version, 1, 6000);
    host_tx_length = 0;
    send(&app, FRAME_HELLO, &version, 1, 8000);
    struct frame_reader reader = {0};
    struct frame frame;
    bool complete = false;
    for (uint16_t i = 0; i < host_tx_length && !complete; i++) {
        complete = frame_reader_accept(&reader, host_tx[i], &frame);
    }
    CHECK(complete && frame.type == FRAME_CLOCK_HELLO);
    CHECK(complete && get16(frame.payload + 30) == 7000);
}

void test_time(void)
{
    for (uint32_t seed = 1; seed <= 3; seed++) {
        c4_ten_thousand_presses_use_as_much_as_has_passed(seed);
    }
    for (size_t i = 0; i < sizeof STRETCHES / sizeof STRETCHES[0]; i++) {
        for (int past_ms = -1; past_ms <= 1; past_ms++) {
            c6_a_press_at_the_flag_counts_and_one_millisecond_later_does_not(&STRETCHES[i], RUNNING_A, past_ms);
            c6_a_press_at_the_flag_counts_and_one_millisecond_later_does_not(&STRETCHES[i], RUNNING_B, past_ms);
        }
    }
    heartbeats_hurry_at_zero_and_while_a_key_is_held();
    hello_says_how_long_the_controller_was_silent();
}
