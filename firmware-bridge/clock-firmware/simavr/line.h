/* The clock's serial line: the chip's UART on one side, a pty on the other, at the pace of 38400 baud. */
#ifndef TENGEN_SIMAVR_LINE_H
#define TENGEN_SIMAVR_LINE_H

#include <stdbool.h>

#include <simavr/sim_avr.h>

/* Opens the pty and returns its path; ends the program when there is none. */
const char *line_open(void);

/* Puts the chip's UART on the line. */
void line_connect(avr_t *chip);

/* After a reset of the chip, which forgets its timers; with the power the bytes on their way are gone, too. */
void line_reset(bool power_lost);

/* Takes what stands in the pty, never waiting, and returns how many bytes that were. */
unsigned line_take(void);

/* Waits until so many more bytes have come from the pty; returns whether they came in time. */
bool line_await(unsigned long bytes);

/* Waits a millisecond for a byte in the pty or a line on the standard input; returns whether the latter is there. */
bool line_or_command(void);

/* Returns how many bytes the chip has sent since the last call. */
unsigned long line_sent(void);

#endif
