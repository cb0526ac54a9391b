/* The frames the clock sends. PROTOCOL.md, section 2. What finds no room in the line is not sent; the protocol repeats what matters. */
#ifndef TENGEN_TALK_H
#define TENGEN_TALK_H

#include <stdbool.h>
#include <stdint.h>

#include "app.h"

void send_answer(struct app *app, uint8_t answered, enum answer answer);

/* Sends a kept key; returns whether there was room. */
bool send_key(struct app *app, uint32_t sequence);

/* Sends HELLO; returns whether there was room. */
bool send_hello(struct app *app, uint32_t now_ms);

void send_heartbeat(struct app *app, uint32_t now_ms);

#endif
