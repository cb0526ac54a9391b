#include "app.h"

#include <string.h>

#include "hal.h"
#include "talk.h"

#define BEAT_MS 500u
#define FAST_BEAT_MS 100u
#define HELLO_MS 1000u
#define FIRST_RESEND_MS 300u
#define LAST_RESEND_MS 2000u
#define DEAF_MS 2000u
#define ALARM_MS 5000u
#define TONE_MS 80u

/* STATE flags */
#define STATE_RUNNING 0x03u
#define STATE_AS_OF 0x04u
#define STATE_STOPS 0x08u
#define STATE_ALARM_SHIFT 4
#define STATE_ALARM 0x03u
#define STATE_FAST 0x40u
#define STATE_ANNOUNCES 0x80u

/* Milliseconds wrap after 49 days: they are compared by difference. */
static bool reached(uint32_t now_ms, uint32_t due_ms)
{
    return (int32_t)(now_ms - due_ms) >= 0;
}

static struct side *running_side(struct app *app)
{
    return app->running == RUNNING_NONE ? NULL : &app->sides[app->running - RUNNING_A];
}

/* Counts the running side up to `to_ms`. */
static void advance(struct app *app, uint32_t to_ms)
{
    if ((int32_t)(to_ms - app->counted_ms) <= 0) {
        return;
    }
    uint32_t elapsed_ms = to_ms - app->counted_ms;
    app->counted_ms = to_ms;
    struct side *side = running_side(app);
    if (side != NULL) {
        side_spend(side, elapsed_ms, to_ms);
    }
}

/* The count stays behind by as much as contacts take to be believed, so that a press is counted at its first contact. */
static void count(struct app *app, uint32_t now_ms)
{
    advance(app, now_ms - KNOWN_AGE_MS);
}

static bool alone(const struct app *app, uint32_t now_ms)
{
    return !app->ever_heard || now_ms - app->heard_ms >= DEAF_MS;
}

static void sound(struct app *app, uint32_t now_ms)
{
    app->alarm_on = app->alarm != ALARM_OFF;
    app->alarm_until_ms = now_ms + ALARM_MS;
}

/* On its own the clock sounds the alarm at zero and both faces freeze, where the time-out ends the game. */
static void zero_alone(struct app *app, uint32_t now_ms)
{
    const struct side *side = running_side(app);
    if (side != NULL && side->zero && app->stops_at_zero && !app->alarm_sounded && alone(app, now_ms)) {
        app->running = RUNNING_NONE;
        app->alarm_sounded = true;
        sound(app, now_ms);
    }
}

static uint32_t oldest_unseen(const struct app *app)
{
    return app->seen_key >= app->kept.first ? app->seen_key + 1 : app->kept.first;
}

static void settle_resend(struct app *app)
{
    if (oldest_unseen(app) > app->kept.last) {
        app->resend_pending = false;
    }
}

/* Goes on with a repetition as far as there is room. */
static void go_on_resending(struct app *app)
{
    while (app->resend_next != 0) {
        if (app->resend_next < app->kept.first) {
            app->resend_next = app->kept.first;
        }
        if (app->resend_next > app->kept.last) {
            app->resend_next = 0;
        } else if (send_key(app, app->resend_next)) {
            app->resend_next++;
        } else {
            return;
        }
    }
}

static void greet(struct app *app, uint32_t now_ms)
{
    count(app, now_ms);
    app->greeting = !send_hello(app, now_ms);
    app->seen_key = 0;
    app->resend_next = app->kept.first;
    app->resend_ms = FIRST_RESEND_MS;
    app->resend_due_ms = now_ms + FIRST_RESEND_MS;
    app->resend_pending = kept_keys_size(&app->kept) > 0;
    if (!app->greeting) {
        go_on_resending(app);
    }
}

static bool state_is_sound(const uint8_t *payload)
{
    struct side side;
    uint8_t flags = payload[8];
    return (flags & STATE_RUNNING) <= RUNNING_B && (flags >> STATE_ALARM_SHIFT & STATE_ALARM) <= ALARM_ON
        && payload[9] >= 1 && payload[9] <= 100 && side_read(&side, payload + 10)
        && side_read(&side, payload + 10 + SIDE_BYTES);
}

static void show(struct app *app, const uint8_t *payload, uint32_t now_ms)
{
    uint8_t flags = payload[8];
    uint8_t before = app->running;
    const struct side *counting = running_side(app);
    uint32_t held = counting == NULL ? 0 : side_shown_seconds(counting);
    app->brightness_cap = payload[9];
    app->running = flags & STATE_RUNNING;
    app->stops_at_zero = (flags & STATE_STOPS) != 0;
    app->announces = (flags & STATE_ANNOUNCES) != 0;
    app->alarm = flags >> STATE_ALARM_SHIFT & STATE_ALARM;
    (void)side_read(&app->sides[0], payload + 10);
    (void)side_read(&app->sides[1], payload + 10 + SIDE_BYTES);
    app->counted_ms = (flags & STATE_AS_OF) != 0 ? get32(payload + 4) : now_ms;
    count(app, now_ms);
    if (app->running != RUNNING_NONE && app->running == before) {
        side_hold(running_side(app), held);
    }
    app->alarm_sounded = app->alarm_sounded && (app->sides[0].zero || app->sides[1].zero);
}

static void take_state(struct app *app, const struct frame *frame, uint32_t now_ms)
{
    uint32_t keys_seen = get32(frame->payload);
    bool fast = (frame->payload[8] & STATE_FAST) != 0;
    if (fast != app->fast_beats) {
        uint32_t soonest_ms = now_ms + (fast ? FAST_BEAT_MS : BEAT_MS);
        app->fast_beats = fast;
        if (reached(app->beat_due_ms, soonest_ms)) {
            app->beat_due_ms = soonest_ms;
        }
    }
    if (keys_seen < app->last_switch) {
        send_answer(app, frame->sequence, ANSWER_STALE);
        return;
    }
    if (keys_seen > app->kept.last) {
        keys_seen = app->kept.last;
    }
    if (keys_seen > app->seen_key) {
        app->seen_key = keys_seen;
    }
    settle_resend(app);
    count(app, now_ms);
    show(app, frame->payload, now_ms);
    send_answer(app, frame->sequence, ANSWER_APPLIED);
}

static void take(struct app *app, const struct frame *frame, uint32_t now_ms)
{
    if (frame->type == FRAME_STATE && !state_is_sound(frame->payload)) {
        app->reader.garbled++;
        return;
    }
    if (frame->type == FRAME_ALARM && frame->payload[0] > 1) {
        app->reader.garbled++;
        return;
    }
    app->ever_heard = true;
    app->heard_ms = now_ms;
    app->heard_sequence = frame->sequence;
    if (frame->type != FRAME_HELLO) {
        app->ever_spoken = true;
        app->spoken_ms = now_ms;
    }
    switch (frame->type) {
    case FRAME_HELLO: greet(app, now_ms); break;
    case FRAME_STATE: take_state(app, frame, now_ms); break;
    case FRAME_JOURNALLED:
        kept_keys_forget(&app->kept, get32(frame->payload));
        settle_resend(app);
        break;
    case FRAME_ALARM:
        sound(app, now_ms);
        send_answer(app, frame->sequence, ANSWER_APPLIED);
        break;
    case FRAME_SILENCE:
        app->alarm_on = false;
        app->alarm_sounded = false;
        send_answer(app, frame->sequence, ANSWER_APPLIED);
        break;
    default: app->unknown_frames++; break;
    }
}

void app_start(struct app *app, uint16_t boot, enum boot_reason reason, uint32_t serial_number, uint8_t least_brightness)
{
    memset(app, 0, sizeof *app);
    kept_keys_start(&app->kept);
    app->boot = boot;
    app->reason = (uint8_t)reason;
    app->serial_number = serial_number;
    app->least_brightness = least_brightness;
    app->glow.level = least_brightness;
    app->brightness_cap = 100;
    app->sequence = 255;
    app->fast_beats = true;
    app->stops_at_zero = true;
    app->alarm = ALARM_ON;
    for (uint8_t i = 0; i < 2; i++) {
        app->sides[i].number = NO_NUMBER;
        app->sides[i].hold_seconds = NO_HOLD;
    }
}

void app_byte(struct app *app, uint8_t byte, uint32_t now_ms)
{
    struct frame frame;
    if (frame_reader_accept(&app->reader, byte, &frame)) {
        take(app, &frame, now_ms);
    }
}

void app_key(struct app *app, uint8_t key, bool down, uint32_t stamp_ms, uint32_t now_ms)
{
    uint8_t size = kept_keys_size(&app->kept);
    bool lever = key == KEY_LEVER_A || key == KEY_LEVER_B;
    if (!lever) {
        uint16_t bit = (uint16_t)(1u << key);
        app->held = (uint16_t)(down ? app->held | bit : app->held & ~bit);
    }
    if (size == KEPT_KEYS || (lever && !down && size >= KEPT_KEYS / 2)) {
        /* What cannot be kept is not done either: the face does not switch, and the player sees it. */
        return;
    }
    advance(app, stamp_ms);
    zero_alone(app, now_ms);
    kept_keys_add(&app->kept, (uint8_t)(key | (down ? KEY_DOWN : 0)), stamp_ms);
    if (lever && down && app->running == (key == KEY_LEVER_A ? RUNNING_A : RUNNING_B)) {
        side_press(&app->sides[app->running - RUNNING_A]);
        app->running = app->running == RUNNING_A ? RUNNING_B : RUNNING_A;
        app->last_switch = app->kept.last;
    }
    if (app->resend_next == 0) {
        (void)send_key(app, app->kept.last);
    }
    app->resend_pending = true;
    app->resend_ms = FIRST_RESEND_MS;
    app->resend_due_ms = now_ms + FIRST_RESEND_MS;
}

void app_contacts(struct app *app, uint16_t contacts, uint32_t now_ms)
{
    struct key_change change;
    if (debounce_is_still(&app->debounce, contacts)) {
        return;
    }
    app->debounce.trembling = false;
    for (uint8_t key = 0; key < KEY_COUNT; key++) {
        if (debounce_step(&app->debounce, key, (contacts >> key & 1u) != 0, &change)) {
            app_key(app, change.key, change.down, now_ms - change.age_ms, now_ms);
        }
    }
}

/* A short tone when a period comes down to 30, 10 and 5 to 1 seconds: not when one begins with such a figure. */
static void announce(struct app *app, uint32_t now_ms)
{
    const struct side *side = running_side(app);
    uint32_t seconds = side == NULL || !side_in_period(side) ? 0 : side_shown_seconds(side);
    if (seconds != app->announced) {
        bool named = seconds == 30 || seconds == 10 || (seconds >= 1 && seconds <= 5);
        if (app->announces && named && app->announced == seconds + 1) {
            app->announcing = true;
            app->tone_until_ms = now_ms + TONE_MS;
        }
        app->announced = seconds;
    }
    if (app->announcing && reached(now_ms, app->tone_until_ms)) {
        app->announcing = false;
    }
}

/* Somebody waits for what the next heartbeat proves: a key is held down, or the running side stands at zero. */
static bool hurries(struct app *app)
{
    const struct side *side = running_side(app);
    return app->held != 0 || (side != NULL && side->zero);
}

static void beat(struct app *app, uint32_t now_ms)
{
    bool hurry = hurries(app);
    if (hurry && !app->hurried) {
        app->beat_due_ms = now_ms;
    }
    app->hurried = hurry;
    if (reached(now_ms, app->beat_due_ms)) {
        app->beat_due_ms += hurry || app->fast_beats ? FAST_BEAT_MS : BEAT_MS;
        send_heartbeat(app, now_ms);
    }
}

void app_tick(struct app *app, uint32_t now_ms)
{
    count(app, now_ms);
    zero_alone(app, now_ms);
    if (app->alarm_on && reached(now_ms, app->alarm_until_ms)) {
        app->alarm_on = false;
    }
    if (!app->ever_heard && reached(now_ms, app->hello_due_ms)) {
        app->hello_due_ms = now_ms + HELLO_MS;
        (void)send_hello(app, now_ms);
    }
    if (app->greeting) {
        app->greeting = !send_hello(app, now_ms);
    }
    if (app->resend_pending && reached(now_ms, app->resend_due_ms)) {
        app->resend_next = oldest_unseen(app);
        app->resend_ms = app->resend_ms * 2u > LAST_RESEND_MS ? LAST_RESEND_MS : (uint16_t)(app->resend_ms * 2u);
        app->resend_due_ms = now_ms + app->resend_ms;
    }
    go_on_resending(app);
    beat(app, now_ms);
}

/* Writes one position of both faces if it changed, and all of them now and then in case of a disturbance. */
static void write_position(struct app *app, uint8_t position, bool refresh)
{
    uint8_t a = app->picture[0][position];
    uint8_t b = app->picture[1][position];
    if (refresh || a != app->written[0][position] || b != app->written[1][position]) {
        app->written[0][position] = a;
        app->written[1][position] = b;
        hal_display((uint8_t)(position + 1), a, b);
    }
}

static enum tone tone_now(const struct app *app, uint32_t now_ms)
{
    if (app->alarm_on && (now_ms & 0x200u) != 0) {
        return (enum tone)app->alarm;
    }
    return app->announcing ? TONE_LOW : TONE_OFF;
}

void app_paint(struct app *app, uint32_t now_ms)
{
    uint8_t level = glow_step(&app->glow, app->light, app->least_brightness, app->brightness_cap);
    uint8_t phase = now_ms & 0x0fu;
    bool refresh = (now_ms & 0x3f0u) == 0;
    if (phase == 0) {
        bool off_line = alone(app, now_ms);
        face_paint(&app->sides[0], app->running == RUNNING_A, off_line, app->picture[0]);
        face_paint(&app->sides[1], app->running == RUNNING_B, off_line, app->picture[1]);
    }
    if (phase < FACE_DIGITS) {
        write_position(app, phase, refresh);
    } else if (phase == 8) {
        if (refresh || level != app->written_level) {
            app->written_level = level;
            hal_display(0x0a, level, level); /* intensity */
        }
    } else if (phase == 13) {
        app->light = hal_light();
    } else if (phase == 14) {
        announce(app, now_ms);
        hal_buzzer(tone_now(app, now_ms));
    } else if (refresh) {
        switch (phase) {
        case 9: hal_display(0x0b, 7, 7); break;  /* scan all eight digits */
        case 10: hal_display(0x09, 0, 0); break; /* no decoding */
        case 11: hal_display(0x0f, 0, 0); break; /* no display test */
        case 12: hal_display(0x0c, 1, 1); break; /* not shut down */
        default: break;
        }
    }
}
