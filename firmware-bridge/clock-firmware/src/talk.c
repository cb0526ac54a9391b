#include "talk.h"

#include "hal.h"

#define NOT_HEARD 0xffffu

/* HEARTBEAT flags */
#define BEAT_ZERO_A 0x04u
#define BEAT_ZERO_B 0x08u
#define BEAT_ALARM 0x10u
#define BEAT_SUPPLY_LOW 0x20u

/* Sends a frame if there is room; what does not fit is repeated by the protocol. */
static bool send(struct app *app, uint8_t type, const uint8_t *payload, uint8_t length)
{
    uint8_t bytes[CLOCK_HELLO_BYTES + 8u];
    if (length + 6u > sizeof bytes || hal_tx_room() < length + 6u) {
        return false;
    }
    app->sequence++;
    hal_tx(bytes, frame_build(type, app->sequence, payload, length, bytes));
    return true;
}

void send_answer(struct app *app, uint8_t answered, enum answer answer)
{
    uint8_t payload[ANSWER_BYTES] = {answered, (uint8_t)answer};
    (void)send(app, FRAME_ANSWER, payload, sizeof payload);
}

bool send_key(struct app *app, uint32_t sequence)
{
    uint8_t payload[KEY_BYTES];
    uint8_t at = (uint8_t)(sequence % KEPT_KEYS);
    uint8_t *end = put32(put16(payload, app->boot), sequence);
    *end++ = app->kept.code[at];
    put32(end, app->kept.stamp_ms[at]);
    return send(app, FRAME_KEY, payload, sizeof payload);
}

bool send_hello(struct app *app, uint32_t now_ms)
{
    uint8_t payload[CLOCK_HELLO_BYTES];
    payload[0] = PROTOCOL_VERSION;
    uint8_t *end = put16(put32(put16(payload + 1, FIRMWARE_VERSION), app->serial_number), app->boot);
    *end++ = app->reason;
    end = put32(put32(put32(end, now_ms), side_shown_ms(&app->sides[0])), side_shown_ms(&app->sides[1]));
    end = put32(put32(end, app->kept.first), app->kept.last);
    uint32_t silent_ms = now_ms - app->spoken_ms;
    put16(end, !app->ever_spoken || silent_ms >= NOT_HEARD ? NOT_HEARD : (uint16_t)silent_ms);
    return send(app, FRAME_CLOCK_HELLO, payload, sizeof payload);
}

void send_heartbeat(struct app *app, uint32_t now_ms)
{
    uint8_t payload[HEARTBEAT_BYTES];
    const struct side *a = &app->sides[0];
    const struct side *b = &app->sides[1];
    uint32_t heard_age = now_ms - app->heard_ms;
    uint8_t *end = put32(put16(payload, app->boot), now_ms);
    *end++ = now_ms < KNOWN_AGE_MS ? (uint8_t)now_ms : KNOWN_AGE_MS;
    *end++ = (uint8_t)(app->running | (a->zero ? BEAT_ZERO_A : 0) | (b->zero ? BEAT_ZERO_B : 0)
        | (app->alarm_sounded ? BEAT_ALARM : 0) | (hal_supply_low() ? BEAT_SUPPLY_LOW : 0));
    end = put32(put32(end, side_shown_ms(a)), side_shown_ms(b));
    end = put32(put32(end, a->zero ? a->zero_ms : 0), b->zero ? b->zero_ms : 0);
    end = put32(end, app->kept.last);
    *end++ = app->heard_sequence;
    put16(end, !app->ever_heard || heard_age >= NOT_HEARD ? NOT_HEARD : (uint16_t)heard_age);
    (void)send(app, FRAME_HEARTBEAT, payload, sizeof payload);
}
