/* What the tests of the firmware share: one count of checks, and the tests by subject. */
#ifndef TENGEN_CHECK_H
#define TENGEN_CHECK_H

#include <stdio.h>

extern int checks;
extern int failures;

#define CHECK(condition)                                                     \
    do {                                                                     \
        checks++;                                                            \
        if (!(condition)) {                                                  \
            failures++;                                                      \
            printf("%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);   \
        }                                                                    \
    } while (0)

void test_frames(const char *vectors);
void test_side(void);
void test_keys(void);
void test_settings(void);
void test_face(void);
void test_time(void);

#endif
