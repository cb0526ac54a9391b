#include "protocol.h"

static uint16_t crc16_byte(uint16_t crc, uint8_t byte)
{
    crc ^= (uint16_t)((uint16_t)byte << 8);
    for (uint8_t bit = 0; bit < 8; bit++) {
        crc = (crc & 0x8000u) != 0 ? (uint16_t)((uint16_t)(crc << 1) ^ 0x1021u) : (uint16_t)(crc << 1);
    }
    return crc;
}

uint16_t crc16(const uint8_t *bytes, uint16_t length)
{
    uint16_t crc = 0xffff;
    for (uint16_t i = 0; i < length; i++) {
        crc = crc16_byte(crc, bytes[i]);
    }
    return crc;
}

uint16_t get16(const uint8_t *bytes)
{
    return (uint16_t)(bytes[0] | (uint16_t)((uint16_t)bytes[1] << 8));
}

uint32_t get32(const uint8_t *bytes)
{
    return get16(bytes) | (uint32_t)get16(bytes + 2) << 16;
}

uint8_t *put16(uint8_t *out, uint16_t value)
{
    *out++ = (uint8_t)value;
    *out++ = (uint8_t)(value >> 8);
    return out;
}

uint8_t *put32(uint8_t *out, uint32_t value)
{
    return put16(put16(out, (uint16_t)value), (uint16_t)(value >> 16));
}

/* Takes the stuffing out in place; the block then starts at bytes[1]. Returns its length, 0 when the codes do not fit. */
static uint8_t unstuff(uint8_t *bytes, uint8_t length)
{
    uint8_t code = 0;
    for (;;) {
        uint16_t next = (uint16_t)(code + bytes[code]);
        bytes[code] = 0;
        if (next >= length) {
            return next == length ? (uint8_t)(length - 1) : 0;
        }
        code = (uint8_t)next;
    }
}

/* Returns whether `length` is right for `type`; any length is right for a type that is not known. */
static bool length_fits(uint8_t type, uint8_t length)
{
    switch (type) {
    case FRAME_HELLO: return length == HELLO_BYTES;
    case FRAME_STATE: return length == STATE_BYTES;
    case FRAME_JOURNALLED: return length == JOURNALLED_BYTES;
    case FRAME_ALARM: return length == ALARM_BYTES;
    case FRAME_SILENCE: return length == 0;
    case FRAME_CLOCK_HELLO: return length == CLOCK_HELLO_BYTES;
    case FRAME_ANSWER: return length == ANSWER_BYTES;
    case FRAME_KEY: return length == KEY_BYTES;
    case FRAME_HEARTBEAT: return length == HEARTBEAT_BYTES;
    default: return true;
    }
}

static bool complete(struct frame_reader *reader, uint8_t stuffed, struct frame *frame)
{
    uint8_t length = unstuff(reader->bytes, stuffed);
    if (length < FRAME_HEAD_BYTES + FRAME_CRC_BYTES) {
        return false;
    }
    const uint8_t *block = reader->bytes + 1;
    uint8_t body = (uint8_t)(length - FRAME_CRC_BYTES);
    if (crc16(block, body) != get16(block + body)) {
        return false;
    }
    frame->type = block[0];
    frame->sequence = block[1];
    frame->payload = block + FRAME_HEAD_BYTES;
    frame->length = (uint8_t)(body - FRAME_HEAD_BYTES);
    return length_fits(frame->type, frame->length);
}

bool frame_reader_accept(struct frame_reader *reader, uint8_t byte, struct frame *frame)
{
    if (byte != 0) {
        if (reader->length == FRAME_MAX_BYTES) {
            reader->skipping = true;
        } else {
            reader->bytes[reader->length++] = byte;
        }
        return false;
    }
    uint8_t stuffed = reader->length;
    bool skipping = reader->skipping;
    reader->length = 0;
    reader->skipping = false;
    if (stuffed == 0) {
        return false;
    }
    if (!skipping && complete(reader, stuffed, frame)) {
        reader->good++;
        return true;
    }
    reader->garbled++;
    return false;
}

/* Stuffs byte after byte without a copy of the block. */
struct stuffer {
    uint8_t *out;
    uint8_t code;
    uint8_t at;
};

static void stuff(struct stuffer *stuffer, uint8_t byte)
{
    if (byte == 0) {
        stuffer->out[stuffer->code] = (uint8_t)(stuffer->at - stuffer->code);
        stuffer->code = stuffer->at;
    } else {
        stuffer->out[stuffer->at] = byte;
    }
    stuffer->at++;
}

uint8_t frame_build(uint8_t type, uint8_t sequence, const uint8_t *payload, uint8_t length, uint8_t *out)
{
    struct stuffer stuffer = {out, 0, 1};
    uint16_t crc = crc16_byte(crc16_byte(0xffff, type), sequence);
    stuff(&stuffer, type);
    stuff(&stuffer, sequence);
    for (uint8_t i = 0; i < length; i++) {
        crc = crc16_byte(crc, payload[i]);
        stuff(&stuffer, payload[i]);
    }
    stuff(&stuffer, (uint8_t)crc);
    stuff(&stuffer, (uint8_t)(crc >> 8));
    out[stuffer.code] = (uint8_t)(stuffer.at - stuffer.code);
    out[stuffer.at++] = 0;
    return stuffer.at;
}
