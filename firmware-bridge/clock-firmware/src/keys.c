#include "keys.h"

bool debounce_is_still(const struct debounce *debounce, uint16_t contacts)
{
    return contacts == debounce->stable && !debounce->trembling;
}

bool debounce_step(struct debounce *debounce, uint8_t key, bool contact, struct key_change *change)
{
    bool was_down = (debounce->stable >> key & 1u) != 0;
    uint8_t *evidence = &debounce->evidence[key];
    uint8_t *age = &debounce->age[key];
    if (*evidence > 0) {
        (*age)++;
    }
    if (contact == was_down) {
        if (*evidence > 0) {
            (*evidence)--;
            debounce->trembling = debounce->trembling || *evidence > 0;
        }
        return false;
    }
    if (*evidence == 0) {
        *age = 0;
    }
    (*evidence)++;
    if (*age >= KNOWN_AGE_MS) {
        /* Such a long trembling is no contact yet: its stamp starts anew. */
        *age = 0;
        *evidence = 1;
    }
    if (*evidence < DEBOUNCE_MS) {
        debounce->trembling = true;
        return false;
    }
    *evidence = 0;
    debounce->stable ^= (uint16_t)(1u << key);
    change->key = key;
    change->down = contact;
    change->age_ms = *age;
    return true;
}

void kept_keys_start(struct kept_keys *kept)
{
    kept->first = 1;
    kept->last = 0;
}

uint8_t kept_keys_size(const struct kept_keys *kept)
{
    return (uint8_t)(kept->last + 1 - kept->first);
}

void kept_keys_add(struct kept_keys *kept, uint8_t code, uint32_t stamp_ms)
{
    kept->last++;
    uint8_t at = (uint8_t)(kept->last % KEPT_KEYS);
    kept->code[at] = code;
    kept->stamp_ms[at] = stamp_ms;
}

void kept_keys_forget(struct kept_keys *kept, uint32_t up_to)
{
    if (up_to >= kept->first && up_to <= kept->last) {
        kept->first = up_to + 1;
    }
}
