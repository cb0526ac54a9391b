#define _GNU_SOURCE
#include "line.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include <simavr/avr_uart.h>

#include "chip.h"

#define CYCLES_PER_BYTE (HERTZ * 10ull / 38400u)
#define INPUT_BYTES 65536u
#define PTY_WAIT_MILLIS 5000

static avr_t *avr;
static int master;
static uint8_t input[INPUT_BYTES];
static unsigned input_in;
static unsigned input_out;
static bool input_stopped;
static bool feeding;
static unsigned long sent_bytes;

static void uart_byte(struct avr_irq_t *irq, uint32_t value, void *context)
{
    (void)irq;
    (void)context;
    uint8_t byte = (uint8_t)value;
    ssize_t written;
    do {
        written = write(master, &byte, 1);
    } while (written < 0 && errno == EINTR);
    sent_bytes += written == 1;
}

static void uart_xon(struct avr_irq_t *irq, uint32_t value, void *context)
{
    (void)irq;
    (void)value;
    (void)context;
    input_stopped = false;
}

static void uart_xoff(struct avr_irq_t *irq, uint32_t value, void *context)
{
    (void)irq;
    (void)value;
    (void)context;
    input_stopped = true;
}

/* Gives the UART its next byte, and asks to be called a byte's time later while there are more. */
static avr_cycle_count_t feed(struct avr_t *chip, avr_cycle_count_t when, void *context)
{
    (void)chip;
    if (!input_stopped && input_out != input_in) {
        avr_raise_irq((avr_irq_t *)context + UART_IRQ_INPUT, input[input_out % INPUT_BYTES]);
        input_out++;
    }
    feeding = input_out != input_in;
    return feeding ? when + CYCLES_PER_BYTE : 0;
}

const char *line_open(void)
{
    static char name[128];
    int slave;
    struct termios raw;
    memset(&raw, 0, sizeof raw);
    cfmakeraw(&raw);
    cfsetspeed(&raw, B38400);
    /* The slave stays open here, so that its settings stay and a reader may come and go. */
    if (openpty(&master, &slave, name, &raw, NULL) != 0 || fcntl(master, F_SETFL, O_NONBLOCK) != 0) {
        perror("runner: pty");
        exit(2);
    }
    return name;
}

void line_connect(avr_t *chip)
{
    avr = chip;
    uint32_t flags = 0;
    avr_ioctl(avr, AVR_IOCTL_UART_GET_FLAGS('0'), &flags);
    flags &= ~(uint32_t)(AVR_UART_FLAG_STDIO | AVR_UART_FLAG_POLL_SLEEP);
    avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
    avr_irq_t *uart = avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), 0);
    avr_irq_register_notify(uart + UART_IRQ_OUTPUT, uart_byte, NULL);
    avr_irq_register_notify(uart + UART_IRQ_OUT_XON, uart_xon, NULL);
    avr_irq_register_notify(uart + UART_IRQ_OUT_XOFF, uart_xoff, NULL);
}

void line_reset(bool power_lost)
{
    if (power_lost) {
        input_out = input_in;
    }
    feeding = false;
}

unsigned line_take(void)
{
    uint8_t bytes[1024];
    ssize_t count = read(master, bytes, sizeof bytes);
    for (ssize_t i = 0; i < count; i++) {
        input[input_in++ % INPUT_BYTES] = bytes[i];
    }
    if (input_out != input_in && !feeding) {
        feeding = true;
        avr_cycle_timer_register(avr, CYCLES_PER_BYTE, feed, avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), 0));
    }
    return count > 0 ? (unsigned)count : 0;
}

bool line_await(unsigned long bytes)
{
    unsigned long came = 0;
    while (came < bytes) {
        struct pollfd poller = {master, POLLIN, 0};
        if (poll(&poller, 1, PTY_WAIT_MILLIS) <= 0) {
            return false;
        }
        came += line_take();
    }
    return true;
}

bool line_or_command(void)
{
    struct pollfd pollers[2] = {{STDIN_FILENO, POLLIN, 0}, {master, POLLIN, 0}};
    return poll(pollers, 2, 1) > 0 && pollers[0].revents != 0;
}

unsigned long line_sent(void)
{
    unsigned long sent = sent_bytes;
    sent_bytes = 0;
    return sent;
}
