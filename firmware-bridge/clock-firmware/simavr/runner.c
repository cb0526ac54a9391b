/*
 * Runs the clock's image in simavr, with its serial line on a pty and everything else on a command line.
 *
 *   runner IMAGE.elf            lockstep: time moves on `run` only
 *   runner IMAGE.elf SPEED      in real time, SPEED times as fast as life
 *
 * When it is ready it prints `pty PATH`. Each line on its input is one command, answered by one line:
 *
 *   run MICROS BYTES            waits for BYTES bytes on the pty, lets MICROS pass, answers `ok` and the number of bytes sent meanwhile
 *   key NUMBER down|up          contact of a key (PROTOCOL.md, section 2)
 *   boots NUMBER                what the EEPROM says of the last start; only before the first run
 *   light MILLIVOLTS            at the light sensor
 *   supply low|good             the supply detector
 *   faces                       answers the eight positions of face A and of face B in hex, then the intensity register
 *   tone                        answers 0 off, 1 low, 2 on
 *   stack                       answers the bytes of RAM ever used, static and stack together
 *   power                       power off and on: RAM is lost, EEPROM stays
 *   watchdog                    the watchdog bites
 *   quit
 */
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "chip.h"
#include "line.h"

#define CYCLES_PER_MICRO (HERTZ / 1000000u)
#define BRIGHTNESS 0x0a

static bool run(unsigned long micros, unsigned long bytes)
{
    /* A byte may take the run a little beyond its end: the debt is paid by the next run. */
    static uint64_t due;
    if (!line_await(bytes)) {
        return false;
    }
    if (due == 0) {
        due = chip_cycle();
    }
    due += micros * CYCLES_PER_MICRO;
    line_sent();
    chip_run_until(due);
    return true;
}

static void print_faces(void)
{
    for (unsigned face = 0; face < 2; face++) {
        for (unsigned position = 1; position <= 8; position++) {
            printf("%02x", chip_display(face, position));
        }
        putchar(' ');
    }
    printf("%u\n", chip_display(0, BRIGHTNESS));
}

/* Does one command; returns false at the end. */
static bool command(const char *line)
{
    unsigned long micros;
    unsigned long bytes;
    unsigned number;
    char word[16];
    if (sscanf(line, "run %lu %lu", &micros, &bytes) == 2) {
        if (run(micros, bytes)) {
            printf("ok %lu\n", line_sent());
        } else {
            printf("failed: the bytes did not come\n");
        }
    } else if (sscanf(line, "key %u %15s", &number, word) == 2 && number < KEYS) {
        chip_key(number, strcmp(word, "down") == 0);
        printf("ok\n");
    } else if (sscanf(line, "boots %u", &number) == 1 && number <= 0xffff) {
        chip_boots((uint16_t)number);
        printf("ok\n");
    } else if (sscanf(line, "light %u", &number) == 1) {
        chip_light(number);
        printf("ok\n");
    } else if (sscanf(line, "supply %15s", word) == 1) {
        chip_supply(strcmp(word, "low") == 0);
        printf("ok\n");
    } else if (strncmp(line, "faces", 5) == 0) {
        print_faces();
    } else if (strncmp(line, "tone", 4) == 0) {
        printf("%u\n", chip_tone());
    } else if (strncmp(line, "stack", 5) == 0) {
        printf("%u\n", chip_used_ram());
    } else if (strncmp(line, "power", 5) == 0) {
        chip_restart(RESET_POWER);
        printf("ok\n");
    } else if (strncmp(line, "watchdog", 8) == 0) {
        chip_restart(RESET_WATCHDOG);
        printf("ok\n");
    } else if (strncmp(line, "quit", 4) == 0) {
        return false;
    } else {
        printf("failed: unknown command\n");
    }
    fflush(stdout);
    return true;
}

static void run_lockstep(void)
{
    char line[256];
    while (fgets(line, sizeof line, stdin) != NULL && command(line)) {
    }
}

static uint64_t monotonic_nanos(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

static void run_live(double speed)
{
    char line[256];
    uint64_t start = monotonic_nanos();
    uint64_t first = chip_cycle();
    for (;;) {
        line_take();
        uint64_t elapsed = monotonic_nanos() - start;
        chip_run_until(first + (uint64_t)((double)elapsed * speed * (HERTZ / 1e9)));
        if (line_or_command() && (fgets(line, sizeof line, stdin) == NULL || !command(line))) {
            return;
        }
    }
}

int main(int argc, char **argv)
{
    if (argc < 2 || argc > 3) {
        fprintf(stderr, "usage: runner IMAGE.elf [SPEED]\n");
        return 2;
    }
    signal(SIGPIPE, SIG_IGN);
    const char *name = line_open();
    chip_start(argv[1]);
    printf("pty %s\n", name);
    fflush(stdout);
    if (argc == 3) {
        run_live(atof(argv[2]));
    } else {
        run_lockstep();
    }
    return 0;
}
