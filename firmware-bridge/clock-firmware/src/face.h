/*
 * Both faces on two chained MAX7219, eight positions each:
 *
 *   position  7      6 5        4      3 2       1 0
 *             lights count or N hours  minutes   seconds
 *
 * Position 7 is a bank of eight single lights. The points behind hours and minutes divide the figures; the other points are lights too.
 */
#ifndef TENGEN_FACE_H
#define TENGEN_FACE_H

#include <stdbool.h>
#include <stdint.h>

#include "side.h"

#define FACE_DIGITS 8u

/* Lights of position 7. */
#define LIGHT_RUNNING 0x80u
#define LIGHT_BLACK 0x40u
#define LIGHT_WHITE 0x20u
#define LIGHT_PERIOD 0x10u
#define LIGHT_PAUSE 0x08u
#define LIGHT_FLAG 0x04u
#define LIGHT_ERROR 0x02u
#define LIGHT_RESULT 0x01u

/* Lights in the place of a decimal point, by position. */
#define POINT 0x80u
#define POSITION_LIGHTS 7u
#define POSITION_DRAW 6u    /* point: draw offered */
#define POSITION_CLAIM 5u   /* point: claim */
#define POSITION_HOURS 4u   /* point: divides */
#define POSITION_NUMBER 3u  /* point: the count is the number N */
#define POSITION_MINUTES 2u /* point: divides */
#define POSITION_SWAP 1u    /* point: swap pending */
#define POSITION_PASS 0u    /* point: pass pending */

/* Paints one face. `alone`: a dash in the place of the hours, or no point behind them, says that the controller is not heard. */
void face_paint(const struct side *side, bool running, bool alone, uint8_t digits[FACE_DIGITS]);

/* Brightness, changing slowly: one step every quarter of a second. */
struct glow {
    uint8_t level; /* 0 to 15 */
    uint16_t due_ms;
};

/* Follows the light between `least` and the cap; returns the level now. Call every millisecond. */
uint8_t glow_step(struct glow *glow, uint8_t light, uint8_t least, uint8_t cap_percent);

#endif
