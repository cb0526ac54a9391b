/* What is shown and heard. */
#include "check.h"

#include <string.h>

#include "../src/app.h"
#include "../src/hal_host.h"

static void a_face_shows_time_count_and_lights(void)
{
    struct side side = {0};
    uint8_t digits[FACE_DIGITS];
    side.main_ms = 3723001;
    side.turns = 112;
    side.number = NO_NUMBER;
    side.colour = COLOUR_WHITE;
    side.hold_seconds = NO_HOLD;
    face_paint(&side, true, false, digits);
    /* 1.02.04, b2 = 112 */
    const uint8_t expected[FACE_DIGITS] = {0x33, 0x7e, 0x6d | POINT, 0x7e, 0x30 | POINT, 0x6d, 0x1f, LIGHT_RUNNING | LIGHT_WHITE};
    CHECK(memcmp(digits, expected, sizeof digits) == 0);
    side.main_ms = 59000;
    side.number = 0;
    side.marks = 1u << MARK_SWAP | 1u << MARK_CLAIM | 1u << MARK_FLAG;
    face_paint(&side, false, true, digits);
    const uint8_t alone[FACE_DIGITS] = {0x7b, 0x5b | POINT, 0x7e | POINT, POINT, 0x01, 0x01 | POINT, 0, LIGHT_WHITE | LIGHT_FLAG};
    CHECK(memcmp(digits, alone, sizeof digits) == 0);
}

static void brightness_changes_one_step_in_a_quarter_of_a_second(void)
{
    struct glow glow = {2, 0};
    uint8_t level = 2;
    int steps = 0;
    for (int ms = 0; ms < 10000; ms++) {
        uint8_t now = glow_step(&glow, 255, 1, 60);
        CHECK(now == level || now == level + 1);
        steps += now != level;
        level = now;
    }
    CHECK(level == 9 && steps == 7);
    for (int ms = 0; ms < 10000; ms++) {
        level = glow_step(&glow, 0, 1, 60);
    }
    CHECK(level == 1);
}

static void the_alarm_sounds_at_zero_alone_and_ends_by_itself(void)
{
    static struct app app;
    host_reset();
    app_start(&app, 1, BOOT_POWER_ON, 0, 1);
    app.running = RUNNING_A;
    app.sides[0].main_ms = 300;
    int sounding = 0;
    for (uint32_t ms = 0; ms < 8000; ms++) {
        app_tick(&app, ms);
        app_paint(&app, ms);
        host_tx_length = 0;
        sounding += host_tone == TONE_ON;
    }
    CHECK(app.alarm_sounded && app.running == RUNNING_NONE);
    CHECK(app.sides[0].zero_ms == 300);
    CHECK(sounding > 2000 && sounding < 3100);
    CHECK((host_display[0][8] & LIGHT_FLAG) != 0);
    CHECK((host_display[1][8] & LIGHT_FLAG) == 0);
}

static void a_period_is_announced_where_the_picture_asks_for_it(void)
{
    static struct app app;
    host_reset();
    app_start(&app, 1, BOOT_POWER_ON, 0, 1);
    app.running = RUNNING_A;
    app.announces = true;
    app.sides[0].periods_left = 2;
    app.sides[0].period_ms = 30000;
    app.sides[0].period_left_ms = 30000;
    app.sides[0].period_turns = 1;
    app.sides[0].main_ms = 2500;
    int tones = 0;
    enum tone before = TONE_OFF;
    for (uint32_t ms = 0; ms < 62000; ms++) {
        app_tick(&app, ms);
        app_paint(&app, ms);
        host_tx_length = 0;
        tones += host_tone == TONE_LOW && before == TONE_OFF;
        before = host_tone;
        CHECK(host_tone != TONE_ON);
    }
    /* 10, 5, 4, 3, 2, 1 of each of two periods; 30 is where they begin. */
    CHECK(tones == 12);
    app.announces = false;
    app.sides[0].period_left_ms = 20000;
    for (uint32_t ms = 62000; ms < 75000; ms++) {
        app_tick(&app, ms);
        app_paint(&app, ms);
        host_tx_length = 0;
        CHECK(host_tone == TONE_OFF);
    }
}

/* BUGLOG C25: whatever else is to be said, the time stays where it is. */
static void c25_the_time_is_seen_under_every_combination_of_marks(void)
{
    static const uint8_t numbers[] = {NO_NUMBER, 0, 12};
    struct side side = {0};
    uint8_t bare[FACE_DIGITS];
    uint8_t digits[FACE_DIGITS];
    side.main_ms = 754000;
    side.number = NO_NUMBER;
    side.hold_seconds = NO_HOLD;
    face_paint(&side, true, false, bare);
    for (uint32_t marks = 0; marks <= MARKS_ALL; marks++) {
        for (unsigned i = 0; i < sizeof numbers; i++) {
            side.marks = (uint16_t)marks;
            side.number = numbers[i];
            face_paint(&side, (marks & 1u) != 0, false, digits);
            for (uint8_t position = 0; position < 5; position++) {
                CHECK((digits[position] & 0x7fu) == (bare[position] & 0x7fu));
            }
        }
    }
}

void test_face(void)
{
    c25_the_time_is_seen_under_every_combination_of_marks();
    a_face_shows_time_count_and_lights();
    brightness_changes_one_step_in_a_quarter_of_a_second();
    the_alarm_sounds_at_zero_alone_and_ends_by_itself();
    a_period_is_announced_where_the_picture_asks_for_it();
}
