/* The clock: what it does with frames, contacts and milliseconds. PROTOCOL.md. One loop calls all of it; the time is an argument. */
#ifndef TENGEN_APP_H
#define TENGEN_APP_H

#include <stdbool.h>
#include <stdint.h>

#include "face.h"
#include "keys.h"
#include "protocol.h"
#include "side.h"

#define FIRMWARE_VERSION 0x0100u

enum boot_reason { BOOT_UNKNOWN, BOOT_POWER_ON, BOOT_BROWN_OUT, BOOT_WATCHDOG, BOOT_RESET_PIN };

enum running { RUNNING_NONE = 0, RUNNING_A = 1, RUNNING_B = 2 };

enum alarm { ALARM_OFF = 0, ALARM_LOW = 1, ALARM_ON = 2 };

struct app {
    struct frame_reader reader;
    struct kept_keys kept;
    struct debounce debounce;
    struct side sides[2];
    struct glow glow;

    uint32_t serial_number;
    uint32_t counted_ms;     /* both sides are counted up to here */
    uint32_t heard_ms;       /* last good frame */
    uint32_t spoken_ms;      /* last one that was no HELLO */
    uint32_t beat_due_ms;
    uint32_t hello_due_ms;
    uint32_t resend_due_ms;
    uint32_t seen_key;       /* the controller has decided up to this key */
    uint32_t last_switch;    /* key sequence of the last press that switched */
    uint32_t resend_next;    /* next key of a running repetition; 0: none */
    uint32_t alarm_until_ms;
    uint32_t tone_until_ms;
    uint32_t announced;      /* seconds last looked at for an announcement */

    uint16_t boot;
    uint16_t held;           /* keys that are down, levers not counted: bit numbers */
    uint16_t unknown_frames;
    uint16_t resend_ms;

    uint8_t reason;
    uint8_t least_brightness;
    uint8_t brightness_cap;
    uint8_t light;           /* at the sensor, last measured */
    uint8_t sequence;        /* of the last frame sent */
    uint8_t heard_sequence;
    uint8_t running;
    uint8_t alarm;           /* as loud as STATE says */
    uint8_t picture[2][FACE_DIGITS];
    uint8_t written[2][FACE_DIGITS];
    uint8_t written_level;

    bool ever_heard;
    bool ever_spoken;
    bool fast_beats;
    bool hurried;            /* heartbeats hurried at the last tick */
    bool stops_at_zero;
    bool announces;
    bool announcing;         /* the short tone is on */
    bool resend_pending;
    bool alarm_sounded;      /* by itself */
    bool alarm_on;
    bool greeting;           /* HELLO is owed */
};

/* Starts a boot: at millisecond 0, without times, marks or keys. */
void app_start(struct app *app, uint16_t boot, enum boot_reason reason, uint32_t serial_number, uint8_t least_brightness);

/* Takes a byte that came at `now_ms`. */
void app_byte(struct app *app, uint8_t byte, uint32_t now_ms);

/* Takes the contacts, bit n is key n: call once for every millisecond. */
void app_contacts(struct app *app, uint16_t contacts, uint32_t now_ms);

/* Takes a believed change of a key, first touched at `stamp_ms`. */
void app_key(struct app *app, uint8_t key, bool down, uint32_t stamp_ms, uint32_t now_ms);

/* Does what is due at `now_ms`: call once for every millisecond. */
void app_tick(struct app *app, uint32_t now_ms);

/* Paints both faces over 16 calls; call once for every millisecond. */
void app_paint(struct app *app, uint32_t now_ms);

#endif
