#include "face.h"

#define DASH 0x01u
#define BLANK 0x00u
#define SLEW_MS 250u

/* Segments without decoding: bit 6 is A, bit 0 is G (MAX7219 data sheet, table 6). The letters count on behind 9: A0 is 100. */
static uint8_t segments(uint8_t value)
{
    switch (value) {
    case 0: return 0x7e;
    case 1: return 0x30;
    case 2: return 0x6d;
    case 3: return 0x79;
    case 4: return 0x33;
    case 5: return 0x5b;
    case 6: return 0x5f;
    case 7: return 0x70;
    case 8: return 0x7f;
    case 9: return 0x7b;
    case 10: return 0x77;
    default: return 0x1f; /* b: from 110 on */
    }
}

static bool lit(const struct side *side, enum mark mark)
{
    return (side->marks >> mark & 1u) != 0;
}

static uint8_t point(bool on)
{
    return on ? POINT : 0;
}

static uint8_t lights(const struct side *side, bool running)
{
    return (uint8_t)((running ? LIGHT_RUNNING : 0) | (side->colour == COLOUR_BLACK ? LIGHT_BLACK : 0)
        | (side->colour == COLOUR_WHITE ? LIGHT_WHITE : 0) | (lit(side, MARK_PERIOD) || side_in_period(side) ? LIGHT_PERIOD : 0)
        | (lit(side, MARK_PAUSE) ? LIGHT_PAUSE : 0) | (lit(side, MARK_FLAG) || side->zero ? LIGHT_FLAG : 0)
        | (lit(side, MARK_ERROR) ? LIGHT_ERROR : 0) | (lit(side, MARK_RESULT) ? LIGHT_RESULT : 0));
}

static void paint_count(const struct side *side, uint8_t digits[FACE_DIGITS])
{
    bool number = side->number != NO_NUMBER;
    uint8_t value = number ? side->number : side->turns;
    if (value > 119) {
        value = 119;
    }
    uint8_t tens = value / 10;
    uint8_t ones = value % 10;
    digits[6] = tens == 0 ? BLANK : segments(tens);
    digits[5] = number && value == 0 ? DASH : segments(ones);
    digits[POSITION_NUMBER] |= point(number);
}

void face_paint(const struct side *side, bool running, bool alone, uint8_t digits[FACE_DIGITS])
{
    uint32_t seconds = side_shown_seconds(side);
    uint8_t hours = seconds >= 36000 ? 9 : (uint8_t)(seconds / 3600);
    uint16_t rest = seconds >= 36000 ? 3599 : (uint16_t)(seconds % 3600);
    uint8_t minutes = (uint8_t)(rest / 60);
    uint8_t left = (uint8_t)(rest % 60);
    digits[0] = segments(left % 10) | point(lit(side, MARK_PASS));
    digits[1] = segments(left / 10) | point(lit(side, MARK_SWAP));
    digits[2] = segments(minutes % 10) | POINT;
    digits[3] = hours == 0 && minutes < 10 ? BLANK : segments(minutes / 10);
    digits[4] = hours > 0 ? segments(hours) | point(!alone) : alone ? DASH : BLANK;
    digits[7] = lights(side, running);
    paint_count(side, digits);
    digits[POSITION_CLAIM] |= point(lit(side, MARK_CLAIM));
    digits[POSITION_DRAW] |= point(lit(side, MARK_DRAW));
}

uint8_t glow_step(struct glow *glow, uint8_t light, uint8_t least, uint8_t cap_percent)
{
    if (glow->due_ms > 0) {
        glow->due_ms--;
        return glow->level;
    }
    uint8_t cap = (uint8_t)(15u * cap_percent / 100u);
    uint8_t target = light / 16;
    if (target < least) {
        target = least;
    }
    if (target > cap) {
        target = cap;
    }
    if (glow->level < target) {
        glow->level++;
        glow->due_ms = SLEW_MS;
    } else if (glow->level > target) {
        glow->level--;
        glow->due_ms = SLEW_MS;
    }
    return glow->level;
}
