/* What the application asks of the hardware. hal_avr.c is the ATmega328P, hal_host.c a test's. */
#ifndef TENGEN_HAL_H
#define TENGEN_HAL_H

#include <stdbool.h>
#include <stdint.h>

/* Returns how many bytes hal_tx takes now. */
uint8_t hal_tx_room(void);

/* Sends bytes to the controller; the caller has asked for room. */
void hal_tx(const uint8_t *bytes, uint8_t length);

/* Writes one register of both display chips (MAX7219 data sheet, table 2): `a` to the chip of face A, `b` to that of face B. */
void hal_display(uint8_t reg, uint8_t a, uint8_t b);

enum tone { TONE_OFF = 0, TONE_LOW = 1, TONE_ON = 2 };

/* Sets the buzzer. */
void hal_buzzer(enum tone tone);

/* Returns the light on the clock, 0 dark to 255 bright. */
uint8_t hal_light(void);

/* Returns whether the supply is below 4.63 V. */
bool hal_supply_low(void);

/* Reads and writes EEPROM bytes; a write takes 3.4 ms a byte and happens at the start only. */
uint8_t hal_eeprom_read(uint16_t address);
void hal_eeprom_write(uint16_t address, uint8_t value);

#endif
