/* Frames of the serial line: stuffing, CRC, types. PROTOCOL.md, sections 1 and 2. No I/O here. */
#ifndef TENGEN_PROTOCOL_H
#define TENGEN_PROTOCOL_H

#include <stdbool.h>
#include <stdint.h>

#define PROTOCOL_VERSION 1u
#define FRAME_MAX_BYTES 96u
#define FRAME_HEAD_BYTES 2u
#define FRAME_CRC_BYTES 2u

/* Payload lengths, in bytes. */
#define HELLO_BYTES 1u
#define SIDE_BYTES 37u
#define STATE_BYTES (10u + 2u * SIDE_BYTES)
#define JOURNALLED_BYTES 4u
#define ALARM_BYTES 1u
#define CLOCK_HELLO_BYTES 32u
#define ANSWER_BYTES 2u
#define KEY_BYTES 11u
#define HEARTBEAT_BYTES 31u

enum frame_type {
    FRAME_HELLO = 0x01,
    FRAME_STATE = 0x02,
    FRAME_JOURNALLED = 0x03,
    FRAME_ALARM = 0x04,
    FRAME_SILENCE = 0x05,
    FRAME_CLOCK_HELLO = 0x81,
    FRAME_ANSWER = 0x82,
    FRAME_KEY = 0x83,
    FRAME_HEARTBEAT = 0x84
};

enum answer { ANSWER_APPLIED = 0, ANSWER_STALE = 1, ANSWER_UNSUPPORTED = 2 };

/* A good frame inside a reader's buffer; valid until the reader takes its next byte. */
struct frame {
    uint8_t type;
    uint8_t sequence;
    uint8_t length; /* of the payload */
    const uint8_t *payload;
};

/* Finds frames in bytes. After garbage it takes up again behind the next zero. */
struct frame_reader {
    uint8_t bytes[FRAME_MAX_BYTES];
    uint8_t length;
    bool skipping;
    uint16_t good;
    uint16_t garbled;
};

/* Takes one byte; returns whether it completed a good frame, which is then in *frame. Unknown types are good frames. */
bool frame_reader_accept(struct frame_reader *reader, uint8_t byte, struct frame *frame);

/* Writes a whole frame with its closing zero to `out` (length + 6 bytes) and returns the number of bytes. */
uint8_t frame_build(uint8_t type, uint8_t sequence, const uint8_t *payload, uint8_t length, uint8_t *out);

/* CRC-16/CCITT-FALSE. */
uint16_t crc16(const uint8_t *bytes, uint16_t length);

uint16_t get16(const uint8_t *bytes);
uint32_t get32(const uint8_t *bytes);
uint8_t *put16(uint8_t *out, uint16_t value);
uint8_t *put32(uint8_t *out, uint32_t value);

#endif
