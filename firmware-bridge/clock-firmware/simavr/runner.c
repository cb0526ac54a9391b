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
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include <simavr/avr_adc.h>
#include <simavr/avr_eeprom.h>
#include <simavr/avr_ioport.h>
#include <simavr/avr_spi.h>
#include <simavr/avr_uart.h>
#include <simavr/sim_avr.h>
#include <simavr/sim_elf.h>

#include "../src/protocol.h"

#define HERTZ 16000000u
#define CYCLES_PER_MICRO (HERTZ / 1000000u)
#define CYCLES_PER_BYTE (HERTZ * 10ull / 38400u)
#define RAM_START 0x100
#define RAM_END 0x8ff
#define UNTOUCHED 0xc5
#define MCUSR_ADDRESS 0x54
#define MCUSR_POWER_ON 0x01
#define MCUSR_WATCHDOG 0x08
#define TCCR1A_ADDRESS 0x80
#define OCR1AH_ADDRESS 0x89
#define COM1A1_BIT 0x80
#define BOOT_SLOT_AT 16
#define INPUT_BYTES 65536u
#define PTY_WAIT_MILLIS 5000

static avr_t *avr;
static int master;
static uint8_t input[INPUT_BYTES];
static unsigned input_in;
static unsigned input_out;
static bool input_stopped;
static bool feeding;
static unsigned long sent_bytes;
static uint32_t shifted;
static uint8_t registers[2][16];
static char name[128];

static void uart_byte(struct avr_irq_t *irq, uint32_t value, void *context)
{
    (void)irq;
    (void)context;
    uint8_t byte = (uint8_t)value;
    ssize_t written;
    do {
        written = write(master, &byte, 1);
    } while (written < 0 && errno == EINTR);
    sent_bytes += written == 1;
}

static void uart_xon(struct avr_irq_t *irq, uint32_t value, void *context)
{
    (void)irq;
    (void)value;
    (void)context;
    input_stopped = false;
}

static void uart_xoff(struct avr_irq_t *irq, uint32_t value, void *context)
{
    (void)irq;
    (void)value;
    (void)context;
    input_stopped = true;
}

/* Gives the UART its next byte, and asks to be called a byte's time later while there are more. */
static avr_cycle_count_t feed(struct avr_t *chip, avr_cycle_count_t when, void *context)
{
    (void)chip;
    if (!input_stopped && input_out != input_in) {
        avr_raise_irq((avr_irq_t *)context + UART_IRQ_INPUT, input[input_out % INPUT_BYTES]);
        input_out++;
    }
    feeding = input_out != input_in;
    return feeding ? when + CYCLES_PER_BYTE : 0;
}

static void spi_byte(struct avr_irq_t *irq, uint32_t value, void *context)
{
    (void)irq;
    (void)context;
    shifted = shifted << 8 | (value & 0xffu);
}

/* LOAD rises: each chip takes its sixteen bits. The near one is face A. */
static void display_load(struct avr_irq_t *irq, uint32_t value, void *context)
{
    (void)context;
    if (value != 0 && irq->value == 0) {
        registers[0][shifted >> 8 & 0x0fu] = (uint8_t)shifted;
        registers[1][shifted >> 24 & 0x0fu] = (uint8_t)(shifted >> 16);
    }
}

static void no_sleep(avr_t *chip, avr_cycle_count_t how_long)
{
    (void)chip;
    (void)how_long;
}

static void set_key(unsigned key, bool down)
{
    char port = key < 6 ? 'D' : 'C';
    unsigned pin = key < 6 ? key + 2 : key - 5;
    avr_raise_irq(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(port), (int)pin), down ? 0 : 1);
}

static void set_supply(bool low)
{
    /* simavr puts an input back to its pull-up at every write to the port, unless it is told of an outside level. */
    avr_ioport_external_t external = {.name = 'B', .mask = 1, .value = low ? 0 : 1};
    avr_ioctl(avr, AVR_IOCTL_IOPORT_SET_EXTERNAL('B'), &external);
    avr_raise_irq(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('B'), 0), low ? 0 : 1);
}

/* A reset leaves simavr's inputs low until their level changes: each is pulled down and let go. */
static void release_keys(void)
{
    for (unsigned key = 0; key < 11; key++) {
        set_key(key, true);
        set_key(key, false);
    }
    set_supply(true);
    set_supply(false);
}

/* The first of the two slots of settings.c: the number and its CRC. */
static void set_boots(uint16_t number)
{
    uint8_t slot[4];
    put16(slot, number);
    put16(slot + 2, crc16(slot, 2));
    avr_eeprom_desc_t written = {.ee = slot, .offset = BOOT_SLOT_AT, .size = sizeof slot};
    avr_ioctl(avr, AVR_IOCTL_EEPROM_SET, &written);
}

static void restart(uint8_t reset_flag)
{
    if (reset_flag == MCUSR_POWER_ON) {
        memset(avr->data + RAM_START, UNTOUCHED, RAM_END - RAM_START + 1);
        memset(registers, 0, sizeof registers);
        input_out = input_in;
    }
    avr_reset(avr);
    avr->data[MCUSR_ADDRESS] = reset_flag;
    release_keys();
    feeding = false;
}

static void start_chip(const char *image)
{
    elf_firmware_t firmware;
    memset(&firmware, 0, sizeof firmware);
    if (elf_read_firmware(image, &firmware) != 0) {
        fprintf(stderr, "runner: cannot read %s\n", image);
        exit(2);
    }
    strcpy(firmware.mmcu, "atmega328p");
    firmware.frequency = HERTZ;
    avr = avr_make_mcu_by_name(firmware.mmcu);
    if (avr == NULL) {
        fprintf(stderr, "runner: simavr knows no %s\n", firmware.mmcu);
        exit(2);
    }
    avr_init(avr);
    avr->log = LOG_ERROR;
    avr_load_firmware(avr, &firmware);
    avr->sleep = no_sleep;
    uint32_t flags = 0;
    avr_ioctl(avr, AVR_IOCTL_UART_GET_FLAGS('0'), &flags);
    flags &= ~(uint32_t)(AVR_UART_FLAG_STDIO | AVR_UART_FLAG_POLL_SLEEP);
    avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
    avr_irq_t *uart = avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), 0);
    avr_irq_register_notify(uart + UART_IRQ_OUTPUT, uart_byte, NULL);
    avr_irq_register_notify(uart + UART_IRQ_OUT_XON, uart_xon, NULL);
    avr_irq_register_notify(uart + UART_IRQ_OUT_XOFF, uart_xoff, NULL);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_SPI_GETIRQ(0), SPI_IRQ_OUTPUT), spi_byte, NULL);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('B'), 2), display_load, NULL);
    avr_raise_irq(avr_io_getirq(avr, AVR_IOCTL_ADC_GETIRQ, ADC_IRQ_ADC0), 2500);
    restart(MCUSR_POWER_ON);
}

static void open_pty(void)
{
    int slave;
    struct termios raw;
    memset(&raw, 0, sizeof raw);
    cfmakeraw(&raw);
    cfsetspeed(&raw, B38400);
    /* The slave stays open here, so that its settings stay and a reader may come and go. */
    if (openpty(&master, &slave, name, &raw, NULL) != 0 || fcntl(master, F_SETFL, O_NONBLOCK) != 0) {
        perror("runner: pty");
        exit(2);
    }
}

static unsigned take_input(void)
{
    uint8_t bytes[1024];
    ssize_t count = read(master, bytes, sizeof bytes);
    for (ssize_t i = 0; i < count; i++) {
        input[input_in++ % INPUT_BYTES] = bytes[i];
    }
    if (input_out != input_in && !feeding) {
        feeding = true;
        avr_cycle_timer_register(avr, CYCLES_PER_BYTE, feed, avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), 0));
    }
    return count > 0 ? (unsigned)count : 0;
}

static void run_cycles(avr_cycle_count_t cycles)
{
    avr_cycle_count_t until = avr->cycle + cycles;
    while (avr->cycle < until) {
        int state = avr_run(avr);
        if (state == cpu_Done || state == cpu_Crashed) {
            fprintf(stderr, "runner: the chip stopped in state %d\n", state);
            exit(1);
        }
    }
}

static bool lockstep_run(unsigned long micros, unsigned long bytes)
{
    unsigned long came = 0;
    while (came < bytes) {
        struct pollfd poller = {master, POLLIN, 0};
        if (poll(&poller, 1, PTY_WAIT_MILLIS) <= 0) {
            return false;
        }
        came += take_input();
    }
    sent_bytes = 0;
    /* A byte may take the run a little beyond its end: the debt is paid by the next run. */
    static avr_cycle_count_t due;
    if (due == 0) {
        due = avr->cycle;
    }
    due += micros * CYCLES_PER_MICRO;
    if (due > avr->cycle) {
        run_cycles(due - avr->cycle);
    }
    return true;
}

static unsigned used_ram(void)
{
    unsigned longest = 0;
    unsigned run = 0;
    for (unsigned address = RAM_START; address <= RAM_END; address++) {
        run = avr->data[address] == UNTOUCHED ? run + 1 : 0;
        longest = run > longest ? run : longest;
    }
    return RAM_END - RAM_START + 1 - longest;
}

static unsigned tone(void)
{
    if ((avr->data[TCCR1A_ADDRESS] & COM1A1_BIT) == 0) {
        return 0;
    }
    return avr->data[OCR1AH_ADDRESS] >= 8 ? 2 : 1;
}

static void print_faces(void)
{
    for (unsigned face = 0; face < 2; face++) {
        for (unsigned position = 1; position <= 8; position++) {
            printf("%02x", registers[face][position]);
        }
        putchar(' ');
    }
    printf("%u\n", registers[0][0x0a]);
}

/* Does one command; returns false at the end. */
static bool command(const char *line)
{
    unsigned long micros;
    unsigned long bytes;
    unsigned number;
    char word[16];
    if (sscanf(line, "run %lu %lu", &micros, &bytes) == 2) {
        if (lockstep_run(micros, bytes)) {
            printf("ok %lu\n", sent_bytes);
        } else {
            printf("failed: the bytes did not come\n");
        }
    } else if (sscanf(line, "key %u %15s", &number, word) == 2 && number < 11) {
        set_key(number, strcmp(word, "down") == 0);
        printf("ok\n");
    } else if (sscanf(line, "boots %u", &number) == 1 && number <= 0xffff) {
        set_boots((uint16_t)number);
        printf("ok\n");
    } else if (sscanf(line, "light %u", &number) == 1) {
        avr_raise_irq(avr_io_getirq(avr, AVR_IOCTL_ADC_GETIRQ, ADC_IRQ_ADC0), number);
        printf("ok\n");
    } else if (sscanf(line, "supply %15s", word) == 1) {
        set_supply(strcmp(word, "low") == 0);
        printf("ok\n");
    } else if (strncmp(line, "faces", 5) == 0) {
        print_faces();
    } else if (strncmp(line, "tone", 4) == 0) {
        printf("%u\n", tone());
    } else if (strncmp(line, "stack", 5) == 0) {
        printf("%u\n", used_ram());
    } else if (strncmp(line, "power", 5) == 0) {
        restart(MCUSR_POWER_ON);
        printf("ok\n");
    } else if (strncmp(line, "watchdog", 8) == 0) {
        restart(MCUSR_WATCHDOG);
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
    avr_cycle_count_t first = avr->cycle;
    for (;;) {
        take_input();
        uint64_t elapsed = monotonic_nanos() - start;
        avr_cycle_count_t due = first + (avr_cycle_count_t)((double)elapsed * speed * (HERTZ / 1e9));
        if (due > avr->cycle) {
            run_cycles(due - avr->cycle);
        }
        struct pollfd pollers[2] = {{STDIN_FILENO, POLLIN, 0}, {master, POLLIN, 0}};
        if (poll(pollers, 2, 1) > 0 && pollers[0].revents != 0) {
            if (fgets(line, sizeof line, stdin) == NULL || !command(line)) {
                return;
            }
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
    open_pty();
    start_chip(argv[1]);
    printf("pty %s\n", name);
    fflush(stdout);
    if (argc == 3) {
        run_live(atof(argv[2]));
    } else {
        run_lockstep();
    }
    return 0;
}
