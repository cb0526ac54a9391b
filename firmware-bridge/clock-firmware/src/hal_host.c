#include "hal_host.h"

#include <string.h>

uint8_t host_tx[HOST_TX_BYTES];
uint16_t host_tx_length;
uint8_t host_tx_limit;
uint8_t host_display[2][16];
enum tone host_tone;
uint8_t host_light;
bool host_supply_low;
uint8_t host_eeprom[64];

void host_reset(void)
{
    host_tx_length = 0;
    host_tx_limit = 255;
    host_tone = TONE_OFF;
    host_light = 128;
    host_supply_low = false;
    memset(host_display, 0, sizeof host_display);
    memset(host_eeprom, 0xff, sizeof host_eeprom);
}

uint8_t hal_tx_room(void)
{
    return host_tx_limit;
}

void hal_tx(const uint8_t *bytes, uint8_t length)
{
    if (host_tx_length + length <= HOST_TX_BYTES) {
        memcpy(host_tx + host_tx_length, bytes, length);
        host_tx_length = (uint16_t)(host_tx_length + length);
    }
}

void hal_display(uint8_t reg, uint8_t a, uint8_t b)
{
    host_display[0][reg & 0x0fu] = a;
    host_display[1][reg & 0x0fu] = b;
}

void hal_buzzer(enum tone tone)
{
    host_tone = tone;
}

uint8_t hal_light(void)
{
    return host_light;
}

bool hal_supply_low(void)
{
    return host_supply_low;
}

uint8_t hal_eeprom_read(uint16_t address)
{
    return host_eeprom[address % sizeof host_eeprom];
}

void hal_eeprom_write(uint16_t address, uint8_t value)
{
    host_eeprom[address % sizeof host_eeprom] = value;
}
