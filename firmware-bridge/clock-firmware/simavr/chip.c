#include "chip.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <simavr/avr_adc.h>
#include <simavr/avr_eeprom.h>
#include <simavr/avr_ioport.h>
#include <simavr/avr_spi.h>
#include <simavr/sim_avr.h>
#include <simavr/sim_elf.h>

#include "../src/protocol.h"
#include "line.h"

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
#define LIT_MILLIVOLTS 2500

static avr_t *avr;
static uint32_t shifted;
static uint8_t registers[2][16];

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

void chip_key(unsigned key, bool down)
{
    char port = key < 6 ? 'D' : 'C';
    unsigned pin = key < 6 ? key + 2 : key - 5;
    avr_raise_irq(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(port), (int)pin), down ? 0 : 1);
}

void chip_supply(bool low)
{
    /* simavr puts an input back to its pull-up at every write to the port, unless it is told of an outside level. */
    avr_ioport_external_t external = {.name = 'B', .mask = 1, .value = low ? 0 : 1};
    avr_ioctl(avr, AVR_IOCTL_IOPORT_SET_EXTERNAL('B'), &external);
    avr_raise_irq(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('B'), 0), low ? 0 : 1);
}

/* A reset leaves simavr's inputs low until their level changes: each is pulled down and let go. */
static void release_keys(void)
{
    for (unsigned key = 0; key < KEYS; key++) {
        chip_key(key, true);
        chip_key(key, false);
    }
    chip_supply(true);
    chip_supply(false);
}

void chip_light(unsigned millivolts)
{
    avr_raise_irq(avr_io_getirq(avr, AVR_IOCTL_ADC_GETIRQ, ADC_IRQ_ADC0), millivolts);
}

/* The first of the two slots of settings.c: the number and its CRC. */
void chip_boots(uint16_t number)
{
    uint8_t slot[4];
    put16(slot, number);
    put16(slot + 2, crc16(slot, 2));
    avr_eeprom_desc_t written = {.ee = slot, .offset = BOOT_SLOT_AT, .size = sizeof slot};
    avr_ioctl(avr, AVR_IOCTL_EEPROM_SET, &written);
}

void chip_restart(enum reset reset)
{
    bool power_lost = reset == RESET_POWER;
    if (power_lost) {
        memset(avr->data + RAM_START, UNTOUCHED, RAM_END - RAM_START + 1);
        memset(registers, 0, sizeof registers);
    }
    avr_reset(avr);
    avr->data[MCUSR_ADDRESS] = power_lost ? MCUSR_POWER_ON : MCUSR_WATCHDOG;
    release_keys();
    line_reset(power_lost);
}

void chip_start(const char *image)
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
    line_connect(avr);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_SPI_GETIRQ(0), SPI_IRQ_OUTPUT), spi_byte, NULL);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('B'), 2), display_load, NULL);
    chip_light(LIT_MILLIVOLTS);
    chip_restart(RESET_POWER);
}

void chip_run_until(uint64_t cycle)
{
    while (avr->cycle < cycle) {
        int state = avr_run(avr);
        if (state == cpu_Done || state == cpu_Crashed) {
            fprintf(stderr, "runner: the chip stopped in state %d\n", state);
            exit(1);
        }
    }
}

uint64_t chip_cycle(void)
{
    return avr->cycle;
}

uint8_t chip_display(unsigned face, unsigned reg)
{
    return registers[face][reg];
}

unsigned chip_tone(void)
{
    if ((avr->data[TCCR1A_ADDRESS] & COM1A1_BIT) == 0) {
        return 0;
    }
    return avr->data[OCR1AH_ADDRESS] >= 8 ? 2 : 1;
}

unsigned chip_used_ram(void)
{
    unsigned longest = 0;
    unsigned run = 0;
    for (unsigned address = RAM_START; address <= RAM_END; address++) {
        run = avr->data[address] == UNTOUCHED ? run + 1 : 0;
        longest = run > longest ? run : longest;
    }
    return RAM_END - RAM_START + 1 - longest;
}
