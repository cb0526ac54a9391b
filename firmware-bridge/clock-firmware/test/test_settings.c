/* What the EEPROM keeps. */
#include "check.h"

#include "../src/hal_host.h"
#include "../src/settings.h"

static void the_boot_number_survives_a_cut_while_it_is_written(void)
{
    host_reset();
    CHECK(settings_next_boot() == 1);
    CHECK(settings_next_boot() == 2);
    CHECK(settings_next_boot() == 3);
    host_eeprom[16 + 4] ^= 0x55; /* the newest slot, half written */
    CHECK(settings_next_boot() == 3);
    CHECK(settings_next_boot() == 4);
    struct settings settings = {0xfedcba98, 3};
    settings_write(&settings);
    settings.serial_number = 0;
    settings_read(&settings);
    CHECK(settings.serial_number == 0xfedcba98 && settings.least_brightness == 3);
    host_eeprom[2] ^= 1;
    settings_read(&settings);
    CHECK(settings.serial_number == 0 && settings.least_brightness == 1);
}

static void the_boot_number_wraps(void)
{
    host_reset();
    for (long i = 1; i <= 65540; i++) {
        CHECK(settings_next_boot() == (uint16_t)i);
    }
}

void test_settings(void)
{
    the_boot_number_survives_a_cut_while_it_is_written();
    the_boot_number_wraps();
}
