/* Contacts made quiet, and the keys kept until they are journalled. PROTOCOL.md, section 5. */
#ifndef TENGEN_KEYS_H
#define TENGEN_KEYS_H

#include <stdbool.h>
#include <stdint.h>

enum key {
    KEY_LEVER_A,
    KEY_LEVER_B,
    KEY_CALL_A,
    KEY_CALL_B,
    KEY_OPTION_A,
    KEY_OPTION_B,
    KEY_DRAW_A,
    KEY_DRAW_B,
    KEY_RESIGN_A,
    KEY_RESIGN_B,
    KEY_ARBITER,
    KEY_COUNT
};

#define KEY_DOWN 0x80u
#define KEPT_KEYS 64u

/* A contact stands this long before it is believed; its stamp is the first one. */
#define DEBOUNCE_MS 5u

/* No stamp is ever older than this when it is reported: the count stays as far behind. */
#define KNOWN_AGE_MS 8u

struct debounce {
    uint16_t stable;             /* bit n: key n is believed to be down */
    bool trembling;              /* some key has evidence */
    uint8_t evidence[KEY_COUNT]; /* milliseconds of the other level, less those of the stable one */
    uint8_t age[KEY_COUNT];      /* since the first contact of this change */
};

/* A believed change. */
struct key_change {
    uint8_t key;
    bool down;
    uint8_t age_ms;
};

/* Returns whether nothing moves: every contact is as believed, and no evidence is left. */
bool debounce_is_still(const struct debounce *debounce, uint16_t contacts);

/* Takes the contacts of one millisecond for one key; returns whether a change is believed now. Call once a millisecond for every key, unless nothing moves. */
bool debounce_step(struct debounce *debounce, uint8_t key, bool contact, struct key_change *change);

/* A ring of kept keys; sequences count from 1. */
struct kept_keys {
    uint32_t stamp_ms[KEPT_KEYS];
    uint8_t code[KEPT_KEYS];
    uint32_t first; /* oldest kept, or the next one */
    uint32_t last;  /* newest ever, 0 before any */
};

void kept_keys_start(struct kept_keys *kept);
uint8_t kept_keys_size(const struct kept_keys *kept);
void kept_keys_add(struct kept_keys *kept, uint8_t code, uint32_t stamp_ms);
void kept_keys_forget(struct kept_keys *kept, uint32_t up_to);

#endif
