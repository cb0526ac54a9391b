/*
 * Throws damaged frames at the whole application for a number of rounds; the sanitizers watch. Usage: fuzz_frames VECTORS-DIRECTORY SEED ROUNDS
 *
 * Half of the bytes are frames of the vectors with up to three damages, a quarter are right frames with random payloads, the rest is noise.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../src/app.h"
#include "../src/hal_host.h"

#define MAX_EXAMPLES 64

static uint64_t state;

static uint32_t dice(uint32_t bound)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((state >> 33) % bound);
}

static uint8_t examples[MAX_EXAMPLES][FRAME_MAX_BYTES];
static uint8_t lengths[MAX_EXAMPLES];
static uint32_t example_count;

static void read_examples(const char *directory)
{
    char path[512];
    char line[2048];
    snprintf(path, sizeof path, "%s/frames.txt", directory);
    FILE *file = fopen(path, "r");
    if (file == NULL) {
        printf("cannot read %s\n", path);
        exit(2);
    }
    while (fgets(line, sizeof line, file) != NULL && example_count < MAX_EXAMPLES) {
        if (line[0] == '#') {
            continue;
        }
        unsigned value;
        uint8_t length = 0;
        while (length < FRAME_MAX_BYTES && line[2 * length] != ' ' && sscanf(line + 2 * length, "%2x", &value) == 1) {
            examples[example_count][length++] = (uint8_t)value;
        }
        if (length > 0) {
            lengths[example_count++] = length;
        }
    }
    fclose(file);
}

static uint8_t damaged_example(uint8_t *bytes)
{
    uint32_t which = dice(example_count);
    uint8_t length = lengths[which];
    memcpy(bytes, examples[which], length);
    for (uint32_t damages = dice(4); damages > 0; damages--) {
        bytes[dice(length)] = (uint8_t)dice(256);
    }
    return length;
}

static uint8_t random_payload(uint8_t *bytes)
{
    static const uint8_t TYPES[] = {FRAME_HELLO, FRAME_STATE, FRAME_JOURNALLED, FRAME_ALARM, FRAME_SILENCE, 0x55};
    static const uint8_t LENGTHS[] = {HELLO_BYTES, STATE_BYTES, JOURNALLED_BYTES, ALARM_BYTES, 0, 7};
    uint8_t payload[STATE_BYTES];
    uint32_t which = dice(sizeof TYPES);
    for (uint8_t i = 0; i < LENGTHS[which]; i++) {
        payload[i] = (uint8_t)(dice(3) == 0 ? dice(256) : dice(3));
    }
    if (TYPES[which] == FRAME_STATE) {
        payload[9] = (uint8_t)(1 + dice(100));
    }
    return frame_build(TYPES[which], (uint8_t)dice(256), payload, LENGTHS[which], bytes);
}

int main(int argc, char **argv)
{
    if (argc != 4) {
        printf("usage: fuzz_frames VECTORS-DIRECTORY SEED ROUNDS\n");
        return 2;
    }
    read_examples(argv[1]);
    state = strtoull(argv[2], NULL, 10);
    long rounds = strtol(argv[3], NULL, 10);
    static struct app app;
    host_reset();
    app_start(&app, 1, BOOT_POWER_ON, 1, 1);
    uint32_t now_ms = 0;
    for (long round = 0; round < rounds; round++) {
        uint8_t bytes[FRAME_MAX_BYTES + 8];
        uint8_t length;
        uint32_t kind = dice(4);
        if (kind < 2) {
            length = damaged_example(bytes);
        } else if (kind == 2) {
            length = random_payload(bytes);
        } else {
            length = (uint8_t)(1 + dice(FRAME_MAX_BYTES));
            for (uint8_t i = 0; i < length; i++) {
                bytes[i] = (uint8_t)dice(256);
            }
        }
        for (uint8_t i = 0; i < length; i++) {
            app_byte(&app, bytes[i], now_ms);
        }
        if (dice(8) == 0) {
            app_key(&app, (uint8_t)dice(KEY_COUNT), dice(2) == 0, now_ms, now_ms);
        }
        uint32_t until_ms = now_ms + dice(20);
        while (now_ms < until_ms) {
            app_tick(&app, now_ms);
            app_contacts(&app, (uint16_t)dice(65536), now_ms);
            app_paint(&app, now_ms);
            now_ms++;
        }
        if (app.running > RUNNING_B || kept_keys_size(&app.kept) > KEPT_KEYS || app.kept.first > app.kept.last + 1) {
            printf("seed %s: broken in round %ld\n", argv[2], round);
            return 1;
        }
        host_tx_limit = (uint8_t)dice(256);
        host_tx_length = 0;
        if (dice(5000) == 0) {
            app_start(&app, (uint16_t)dice(65536), BOOT_WATCHDOG, 1, 1);
            now_ms = 0;
        }
    }
    printf("fuzz: seed %s, %ld rounds, last boot: %u good, %u garbled frames\n", argv[2], rounds, app.reader.good, app.reader.garbled);
    return 0;
}
