#include "side.h"

#include "protocol.h"

#define FLAG_COLOUR 0x03u
#define FLAG_CARRIES 0x04u
#define HOLD_MS 1000u

bool side_read(struct side *side, const uint8_t *payload)
{
    side->main_ms = get32(payload);
    side->quota_turns = payload[4];
    side->quota_add_ms = get32(payload + 5);
    side->period_ms = get32(payload + 9);
    side->period_left_ms = get32(payload + 13);
    side->periods_left = payload[17];
    side->period_turns = payload[18];
    side->period_turns_left = payload[19];
    side->increment_ms = get32(payload + 20);
    side->delay_ms = get32(payload + 24);
    side->turn_used_ms = get32(payload + 28);
    side->colour = payload[32] & FLAG_COLOUR;
    side->carries = (payload[32] & FLAG_CARRIES) != 0;
    side->turns = payload[33];
    side->number = payload[34];
    side->marks = get16(payload + 35);
    side->zero = false;
    side->zero_ms = 0;
    side->hold_seconds = NO_HOLD;
    uint32_t all = side->main_ms | side->quota_add_ms | side->period_ms | side->period_left_ms | side->increment_ms
        | side->delay_ms | side->turn_used_ms;
    return all <= INT32_MAX && side->colour <= COLOUR_WHITE && (side->number <= 99 || side->number == NO_NUMBER)
        && side->marks <= MARKS_ALL;
}

void side_spend(struct side *side, uint32_t ms, uint32_t now_ms)
{
    side->turn_used_ms = side->turn_used_ms > INT32_MAX - ms ? INT32_MAX : side->turn_used_ms + ms;
    if (side->main_ms >= ms) {
        side->main_ms -= ms;
        return;
    }
    uint32_t rest = ms - side->main_ms;
    side->main_ms = 0;
    while (side->quota_turns == 0 && side->periods_left > 0) {
        if (side->period_left_ms >= rest) {
            side->period_left_ms -= rest;
            return;
        }
        rest -= side->period_left_ms;
        side->period_left_ms = 0;
        side->periods_left--;
        if (side->periods_left > 0) {
            side->period_left_ms = side->period_ms;
            side->period_turns_left = side->period_turns;
        }
    }
    if (!side->zero) {
        side->zero = true;
        side->zero_ms = now_ms - rest;
    }
}

static void credit(struct side *side)
{
    if (side_in_period(side)) {
        if (side->period_turns_left > 0) {
            side->period_turns_left--;
        }
        if (side->period_turns_left == 0 && side->period_turns > 0) {
            side->period_left_ms = side->period_ms + (side->carries ? side->period_left_ms : 0);
            side->period_turns_left = side->period_turns;
        }
        return;
    }
    side->main_ms += side->increment_ms
        + (side->turn_used_ms < side->delay_ms ? side->turn_used_ms : side->delay_ms);
    if (side->quota_turns > 0) {
        side->quota_turns--;
        if (side->quota_turns == 0) {
            side->main_ms += side->quota_add_ms;
        }
    }
}

void side_press(struct side *side)
{
    if (!side->zero) {
        credit(side);
    }
    side->turn_used_ms = 0;
    side->hold_seconds = NO_HOLD;
    if (side->turns < 255) {
        side->turns++;
    }
}

bool side_in_period(const struct side *side)
{
    return side->main_ms == 0 && side->quota_turns == 0 && side->periods_left > 0;
}

uint32_t side_shown_ms(const struct side *side)
{
    return side_in_period(side) ? side->period_left_ms : side->main_ms;
}

uint32_t side_shown_seconds(const struct side *side)
{
    uint32_t seconds = (side_shown_ms(side) + 999) / 1000;
    return seconds < side->hold_seconds ? seconds : side->hold_seconds;
}

void side_hold(struct side *side, uint32_t seconds_before)
{
    uint32_t shown_ms = side_shown_ms(side);
    uint32_t before_ms = seconds_before * 1000;
    if (shown_ms > before_ms && shown_ms - before_ms < HOLD_MS) {
        side->hold_seconds = seconds_before;
    }
}
