/* Frames, byte for byte, and the whole session of the vectors. */
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../src/app.h"
#include "../src/hal_host.h"

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

void test_frames(const char *vectors)
{
    the_check_value_of_the_crc_is_the_one_in_the_literature();
    every_example_frame_is_read_and_written_as_it_is(vectors);
    the_session_is_played_byte_for_byte(vectors);
    frames_wait_for_room_and_nothing_is_written_beyond_it();
}
