/* Tests of the firmware on the host. Usage: test_clock VECTORS-DIRECTORY */
#include "check.h"

int checks;
int failures;

int main(int argc, char **argv)
{
    if (argc != 2) {
        printf("usage: test_clock VECTORS-DIRECTORY\n");
        return 2;
    }
    test_frames(argv[1]);
    test_side();
    test_keys();
    test_settings();
    test_face();
    test_time();
    printf("firmware on the host: %d checks, %d failed\n", checks, failures);
    return failures == 0 ? 0 : 1;
}
