/* What the tests see of the hardware that is not there. */
#ifndef TENGEN_HAL_HOST_H
#define TENGEN_HAL_HOST_H

#include "hal.h"

#define HOST_TX_BYTES 4096u

extern uint8_t host_tx[HOST_TX_BYTES];
extern uint16_t host_tx_length;
extern uint8_t host_tx_limit; /* what hal_tx_room says at most */
extern uint8_t host_display[2][16];
extern enum tone host_tone;
extern uint8_t host_light;
extern bool host_supply_low;
extern uint8_t host_eeprom[64];

void host_reset(void);

#endif
