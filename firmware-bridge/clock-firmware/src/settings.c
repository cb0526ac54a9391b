#include "settings.h"

#include "hal.h"
#include "protocol.h"

#define SETTINGS_AT 0u
#define SETTINGS_BYTES 5u
#define BOOT_AT 16u
#define BOOT_SLOT_BYTES 4u
#define DEFAULT_LEAST_BRIGHTNESS 1u

void settings_read(struct settings *settings)
{
    uint8_t bytes[SETTINGS_BYTES + FRAME_CRC_BYTES];
    for (uint8_t i = 0; i < sizeof bytes; i++) {
        bytes[i] = hal_eeprom_read((uint16_t)(SETTINGS_AT + i));
    }
    if (crc16(bytes, SETTINGS_BYTES) == get16(bytes + SETTINGS_BYTES)) {
        settings->serial_number = get32(bytes);
        settings->least_brightness = bytes[4] & 0x0fu;
    } else {
        settings->serial_number = 0;
        settings->least_brightness = DEFAULT_LEAST_BRIGHTNESS;
    }
}

void settings_write(const struct settings *settings)
{
    uint8_t bytes[SETTINGS_BYTES + FRAME_CRC_BYTES];
    uint8_t *end = put32(bytes, settings->serial_number);
    *end++ = settings->least_brightness;
    put16(end, crc16(bytes, SETTINGS_BYTES));
    for (uint8_t i = 0; i < sizeof bytes; i++) {
        hal_eeprom_write((uint16_t)(SETTINGS_AT + i), bytes[i]);
    }
}

/* A slot is the number and its CRC. Returns whether it is whole. */
static bool read_slot(uint8_t slot, uint16_t *boot)
{
    uint8_t bytes[BOOT_SLOT_BYTES];
    for (uint8_t i = 0; i < sizeof bytes; i++) {
        bytes[i] = hal_eeprom_read((uint16_t)(BOOT_AT + slot * BOOT_SLOT_BYTES + i));
    }
    *boot = get16(bytes);
    return crc16(bytes, 2) == get16(bytes + 2);
}

uint16_t settings_next_boot(void)
{
    uint16_t boots[2];
    bool whole[2];
    whole[0] = read_slot(0, &boots[0]);
    whole[1] = read_slot(1, &boots[1]);
    /* The newer of two whole slots is the one ahead, across the wrap. */
    uint8_t newer = whole[1] && (!whole[0] || (uint16_t)(boots[1] - boots[0]) < 0x8000u) ? 1 : 0;
    uint16_t boot = whole[newer] ? (uint16_t)(boots[newer] + 1) : 1;
    uint8_t bytes[BOOT_SLOT_BYTES];
    put16(put16(bytes, boot), 0);
    put16(bytes + 2, crc16(bytes, 2));
    for (uint8_t i = 0; i < sizeof bytes; i++) {
        hal_eeprom_write((uint16_t)(BOOT_AT + (uint8_t)(1 - newer) * BOOT_SLOT_BYTES + i), bytes[i]);
    }
    return boot;
}
