/* What the EEPROM holds: settings with their CRC, and the boot number twice, so that a cut while writing loses neither. */
#ifndef TENGEN_SETTINGS_H
#define TENGEN_SETTINGS_H

#include <stdint.h>

struct settings {
    uint32_t serial_number;
    uint8_t least_brightness; /* 0 to 15 */
};

/* Reads the settings; wrong ones are replaced by defaults, serial number 0. */
void settings_read(struct settings *settings);

void settings_write(const struct settings *settings);

/* Counts the boot number up, and returns it. */
uint16_t settings_next_boot(void);

#endif
