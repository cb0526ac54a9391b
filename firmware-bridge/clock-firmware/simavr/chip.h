/* The clock's chip in simavr with everything that hangs on it but its serial line: keys, displays, buzzer, light and supply. */
#ifndef TENGEN_SIMAVR_CHIP_H
#define TENGEN_SIMAVR_CHIP_H

#include <stdbool.h>
#include <stdint.h>

#define HERTZ 16000000u
#define KEYS 11

enum reset { RESET_POWER, RESET_WATCHDOG };

/* Loads the image and switches the power on; ends the program when the image cannot be read. */
void chip_start(const char *image);

/* Power off and on, when RAM is lost and EEPROM stays, or a bite of the watchdog. */
void chip_restart(enum reset reset);

/* Lets the chip run until this cycle, or a little beyond it; not at all when it is there. */
void chip_run_until(uint64_t cycle);

/* Returns the cycle the chip is at. */
uint64_t chip_cycle(void);

/* Closes or opens the contact of a key, 0 to 10 (PROTOCOL.md, section 2). */
void chip_key(unsigned key, bool down);

/* Sets what the supply detector says. */
void chip_supply(bool low);

/* Sets the voltage at the light sensor. */
void chip_light(unsigned millivolts);

/* Writes the number of the last start into the EEPROM. */
void chip_boots(uint16_t number);

/* Returns a register of the display of face A (0) or B (1): 1 to 8 are its positions, 10 its brightness. */
uint8_t chip_display(unsigned face, unsigned reg);

/* Returns 0 off, 1 low, 2 on. */
unsigned chip_tone(void);

/* Returns the bytes of RAM used since power-on, static and stack together. */
unsigned chip_used_ram(void);

#endif
