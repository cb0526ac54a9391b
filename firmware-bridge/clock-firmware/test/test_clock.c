/* Tests of the firmware on the host. Usage: test_clock VECTORS-DIRECTORY */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../src/app.h"
#include "../src/hal_host.h"
#include "../src/settings.h"

static int checks;
static int failures;

#define CHECK(condition)                                                     \
    do {                                                                     \
        checks++;                                                            \
        if (!(condition)) {                                                  \
            failures++;                                                      \
            printf("%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);   \
        }                                                                    \
    } while (0)

static uint8_t from_hex(const char *hex, uint8_t *bytes)
{
    uint8_t length = 0;
    unsigned value;
    while (hex[2 * length] != ' ' && sscanf(hex + 2 * length, "%2x", &value) == 1 && length < 255) {
        bytes[length++] = (uint8_t)value;
    }
    return length;
}

static FILE *open_vectors(const char *directory, const char *name)
{
    char path[512];
    snprintf(path, sizeof path, "%s/%s", directory, name);
    FILE *file = fopen(path, "r");
    if (file == NULL) {
        printf("cannot read %s\n", path);
        exit(2);
    }
    return file;
}

static void the_check_value_of_the_crc_is_the_one_in_the_literature(void)
{
    CHECK(crc16((const uint8_t *)"123456789", 9) == 0x29b1);
}

static void every_example_frame_is_read_and_written_as_it_is(const char *directory)
{
    FILE *file = open_vectors(directory, "frames.txt");
    char line[2048];
    int frames = 0;
    while (fgets(line, sizeof line, file) != NULL) {
        if (line[0] == '#') {
            continue;
        }
        uint8_t bytes[256];
        uint8_t built[256];
        uint8_t length = from_hex(line, bytes);
        struct frame_reader reader = {0};
        struct frame frame;
        bool complete = false;
        for (uint8_t i = 0; i < length; i++) {
            complete = frame_reader_accept(&reader, bytes[i], &frame);
        }
        CHECK(complete);
        if (complete) {
            CHECK(frame_build(frame.type, frame.sequence, frame.payload, frame.length, built) == length);
            CHECK(memcmp(built, bytes, length) == 0);
        }
        frames++;
    }
    fclose(file);
    CHECK(frames >= 12);
}

static const char *const KEY_NAMES[KEY_COUNT] = {"LEVER_A", "LEVER_B", "CALL_A", "CALL_B", "OPTION_A", "OPTION_B", "DRAW_A",
    "DRAW_B", "RESIGN_A", "RESIGN_B", "ARBITER"};

static uint8_t key_named(const char *name)
{
    for (uint8_t key = 0; key < KEY_COUNT; key++) {
        if (strcmp(name, KEY_NAMES[key]) == 0) {
            return key;
        }
    }
    printf("no key %s\n", name);
    exit(2);
}

static uint8_t reason_named(const char *name)
{
    return strcmp(name, "POWER_ON") == 0 ? BOOT_POWER_ON : strcmp(name, "WATCHDOG") == 0 ? BOOT_WATCHDOG : BOOT_UNKNOWN;
}

/* Takes the oldest frame the clock sent, as hex. */
static bool next_sent(char *hex)
{
    uint16_t length = 0;
    while (length < host_tx_length && host_tx[length] != 0) {
        length++;
    }
    if (length == host_tx_length) {
        return false;
    }
    length++;
    for (uint16_t i = 0; i < length; i++) {
        sprintf(hex + 2 * i, "%02x", host_tx[i]);
    }
    host_tx_length = (uint16_t)(host_tx_length - length);
    memmove(host_tx, host_tx + length, host_tx_length);
    return true;
}

static void the_session_is_played_byte_for_byte(const char *directory)
{
    FILE *file = open_vectors(directory, "session.txt");
    static struct app app;
    char line[1024];
    char hex[512];
    uint32_t now_ms = 0;
    int number = 0;
    host_reset();
    host_tx_limit = 255;
    while (fgets(line, sizeof line, file) != NULL) {
        char verb[16];
        char first[512] = "";
        char second[32] = "";
        unsigned at_ms;
        number++;
        if (line[0] == '#' || sscanf(line, "%u %15s %511s %31s", &at_ms, verb, first, second) < 2) {
            continue;
        }
        if (strcmp(verb, "<") == 0) {
            while (now_ms <= at_ms && host_tx_length == 0) {
                app_tick(&app, now_ms++);
            }
            bool sent = next_sent(hex);
            CHECK(sent && strcmp(hex, first) == 0);
            if (!sent || strcmp(hex, first) != 0) {
                printf("session.txt line %d: expected %s, sent %s\n", number, first, sent ? hex : "nothing");
            }
            continue;
        }
        while (now_ms < at_ms && strcmp(verb, "boot") != 0) {
            app_tick(&app, now_ms++);
        }
        CHECK(host_tx_length == 0);
        if (strcmp(verb, "boot") == 0) {
            now_ms = 0;
            app_start(&app, (uint16_t)atoi(first), (enum boot_reason)reason_named(second), 0x7e46e001, 1);
        } else if (strcmp(verb, ">") == 0) {
            uint8_t bytes[256];
            uint8_t length = from_hex(first, bytes);
            for (uint8_t i = 0; i < length; i++) {
                app_byte(&app, bytes[i], at_ms);
            }
        } else if (strcmp(verb, "key") == 0) {
            app_key(&app, key_named(first), strcmp(second, "down") == 0, at_ms, at_ms);
        }
    }
    fclose(file);
    CHECK(app.unknown_frames == 0);
    CHECK(number > 100);
}

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

static void bounce_is_one_change_with_the_moment_of_the_first_contact(uint32_t seed)
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

static void a_spark_of_two_milliseconds_is_nothing(void)
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

static void frames_wait_for_room_and_nothing_is_written_beyond_it(void)
{
    static struct app app;
    uint8_t bytes[FRAME_MAX_BYTES];
    const uint8_t version = PROTOCOL_VERSION;
    host_reset();
    app_start(&app, 1, BOOT_POWER_ON, 0, 1);
    for (uint8_t key = 0; key < 5; key++) {
        app_key(&app, KEY_OPTION_A, true, key, key);
    }
    host_tx_length = 0;
    host_tx_limit = 0;
    uint8_t length = frame_build(FRAME_HELLO, 0, &version, 1, bytes);
    for (uint8_t i = 0; i < length; i++) {
        app_byte(&app, bytes[i], 10);
    }
    app_tick(&app, 11);
    CHECK(host_tx_length == 0);
    host_tx_limit = 40;
    app_tick(&app, 12);
    CHECK(host_tx_length == CLOCK_HELLO_BYTES + 6 + 5 * (KEY_BYTES + 6));
}

static void the_boot_number_survives_a_cut_while_it_is_written(void)
{
    host_reset();
    CHECK(settings_next_boot() == 1);
    CHECK(settings_next_boot() == 2);
    CHECK(settings_next_boot() == 3);
    host_eeprom[16 + 4] ^= 0x55; /* the newest slot, half written */
    CHECK(settings_next_boot() == 3);
    CHECK(settings_next_boot() == 4);
    struct settings settings = {0xfedcba98, 3};
    settings_write(&settings);
    settings.serial_number = 0;
    settings_read(&settings);
    CHECK(settings.serial_number == 0xfedcba98 && settings.least_brightness == 3);
    host_eeprom[2] ^= 1;
    settings_read(&settings);
    CHECK(settings.serial_number == 0 && settings.least_brightness == 1);
}

static void the_boot_number_wraps(void)
{
    host_reset();
    for (long i = 1; i <= 65540; i++) {
        CHECK(settings_next_boot() == (uint16_t)i);
    }
}

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

int main(int argc, char **argv)
{
    if (argc != 2) {
        printf("usage: test_clock VECTORS-DIRECTORY\n");
        return 2;
    }
    the_check_value_of_the_crc_is_the_one_in_the_literature();
    every_example_frame_is_read_and_written_as_it_is(argv[1]);
    the_session_is_played_byte_for_byte(argv[1]);
    a_side_goes_through_its_phases();
    an_unfilled_quota_at_zero_is_the_flag();
    for (uint32_t seed = 1; seed <= 20; seed++) {
        bounce_is_one_change_with_the_moment_of_the_first_contact(seed);
    }
    a_spark_of_two_milliseconds_is_nothing();
    what_cannot_be_kept_does_not_switch();
    frames_wait_for_room_and_nothing_is_written_beyond_it();
    the_boot_number_survives_a_cut_while_it_is_written();
    the_boot_number_wraps();
    a_face_shows_time_count_and_lights();
    brightness_changes_one_step_in_a_quarter_of_a_second();
    the_alarm_sounds_at_zero_alone_and_ends_by_itself();
    a_period_is_announced_where_the_picture_asks_for_it();
    printf("firmware on the host: %d checks, %d failed\n", checks, failures);
    return failures == 0 ? 0 : 1;
}
