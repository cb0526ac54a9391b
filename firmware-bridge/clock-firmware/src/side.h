/* One face counting down: phases, periods, increments. PROTOCOL.md, sections 3 and 4; the same arithmetic as SideCount in Java. */
#ifndef TENGEN_SIDE_H
#define TENGEN_SIDE_H

#include <stdbool.h>
#include <stdint.h>

#define NO_NUMBER 0xffu
#define NO_HOLD UINT32_MAX

enum colour { COLOUR_NONE = 0, COLOUR_BLACK = 1, COLOUR_WHITE = 2 };

/* Lights of one face: bit numbers. */
enum mark {
    MARK_SWAP,
    MARK_PASS,
    MARK_DRAW,
    MARK_CLAIM,
    MARK_ERROR,
    MARK_FLAG,
    MARK_PAUSE,
    MARK_RESULT,
    MARK_PERIOD
};

#define MARKS_ALL 0x01ffu

struct side {
    uint32_t main_ms;
    uint32_t quota_add_ms;
    uint32_t period_ms;
    uint32_t period_left_ms;
    uint32_t increment_ms;
    uint32_t delay_ms;
    uint32_t turn_used_ms;
    uint32_t zero_ms; /* clock ms, valid when zero */
    uint32_t hold_seconds;
    uint16_t marks;
    uint8_t quota_turns;
    uint8_t periods_left;
    uint8_t period_turns;
    uint8_t period_turns_left;
    uint8_t colour;
    uint8_t turns;
    uint8_t number;
    bool carries;
    bool zero;
};

/* Reads one side of a STATE; returns false, leaving *side half written, when a value is one that no sender writes. */
bool side_read(struct side *side, const uint8_t *payload);

/* Counts `ms` down; `now_ms` is the clock ms after that. */
void side_spend(struct side *side, uint32_t ms, uint32_t now_ms);

/* Ends this side's turn. */
void side_press(struct side *side);

bool side_in_period(const struct side *side);
uint32_t side_shown_ms(const struct side *side);

/* Returns the seconds on the face: rounded up, and held where a small correction would make them go up. */
uint32_t side_shown_seconds(const struct side *side);

/* Holds the seconds shown before a correction of less than one second. */
void side_hold(struct side *side, uint32_t seconds_before);

#endif
