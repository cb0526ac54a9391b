/*
 * The ATmega328P at 16 MHz (data sheet DS40002061). Pins:
 *
 *   PD0 PD1   RXD TXD                      PB1 buzzer (OC1A)
 *   PD2..PD7  keys 0 to 5, low when down   PB2 PB3 PB5 display: load, data, clock
 *   PC1..PC5  keys 6 to 10, low when down  PC0 light sensor (ADC0)
 *   PB0       supply detector, low below 4.63 V
 */
#include <avr/eeprom.h>
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>
#include <avr/wdt.h>
#include <util/atomic.h>

#include "app.h"
#include "hal.h"
#include "settings.h"

#define RX_BYTES 64u
#define TX_BYTES 128u
#define BAUD_RATE 38400UL
#define UBRR_VALUE ((F_CPU + 8UL * BAUD_RATE) / (16UL * BAUD_RATE) - 1UL)

/* 2 kHz; the duty makes it loud or low. */
#define BUZZER_TOP 7999u
#define BUZZER_ON 4000u
#define BUZZER_LOW 120u

static volatile uint8_t rx_bytes[RX_BYTES];
static volatile uint8_t rx_in;
static volatile uint8_t rx_out;
static volatile uint8_t tx_bytes[TX_BYTES];
static volatile uint8_t tx_in;
static volatile uint8_t tx_out;
static volatile uint8_t ticks;

static uint8_t reset_flags __attribute__((section(".noinit")));

static struct app app;

/* The reset flags must be read, and the watchdog stopped, before anything else: after its bite it goes on with 16 ms (data sheet 11.9.1). */
void read_reset_flags(void) __attribute__((naked, used, section(".init3")));
void read_reset_flags(void)
{
    reset_flags = MCUSR;
    MCUSR = 0;
    wdt_disable();
}

ISR(TIMER0_COMPA_vect)
{
    ticks++;
}

ISR(USART_RX_vect)
{
    uint8_t byte = UDR0;
    uint8_t next = (uint8_t)((rx_in + 1u) % RX_BYTES);
    if (next != rx_out) {
        rx_bytes[rx_in] = byte;
        rx_in = next;
    }
}

ISR(USART_UDRE_vect)
{
    if (tx_in == tx_out) {
        UCSR0B &= (uint8_t)~_BV(UDRIE0);
        return;
    }
    UDR0 = tx_bytes[tx_out];
    tx_out = (uint8_t)((tx_out + 1u) % TX_BYTES);
}

uint8_t hal_tx_room(void)
{
    return (uint8_t)((TX_BYTES - 1u - tx_in + tx_out) % TX_BYTES);
}

void hal_tx(const uint8_t *bytes, uint8_t length)
{
    uint8_t in = tx_in;
    for (uint8_t i = 0; i < length; i++) {
        tx_bytes[in] = bytes[i];
        in = (uint8_t)((in + 1u) % TX_BYTES);
    }
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE)
    {
        tx_in = in;
        UCSR0B |= _BV(UDRIE0);
    }
}

static void spi_send(uint8_t byte)
{
    SPDR = byte;
    while ((SPSR & _BV(SPIF)) == 0) {
        /* Two microseconds. */
    }
}

void hal_display(uint8_t reg, uint8_t a, uint8_t b)
{
    /* What is sent first ends in the far chip, face B. */
    PORTB &= (uint8_t)~_BV(PORTB2);
    spi_send(reg);
    spi_send(b);
    spi_send(reg);
    spi_send(a);
    PORTB |= _BV(PORTB2);
}

void hal_buzzer(enum tone tone)
{
    if (tone == TONE_OFF) {
        TCCR1A = _BV(WGM11);
        TCCR1B = _BV(WGM13) | _BV(WGM12);             /* the timer rests */
        PORTB &= (uint8_t)~_BV(PORTB1);
    } else {
        OCR1A = tone == TONE_LOW ? BUZZER_LOW : BUZZER_ON;
        TCCR1A = _BV(COM1A1) | _BV(WGM11);
        TCCR1B = _BV(WGM13) | _BV(WGM12) | _BV(CS10);
    }
}

uint8_t hal_light(void)
{
    uint8_t light = ADCH;
    ADCSRA |= _BV(ADSC);
    return light;
}

bool hal_supply_low(void)
{
    return (PINB & _BV(PINB0)) == 0;
}

uint8_t hal_eeprom_read(uint16_t address)
{
    return eeprom_read_byte((const uint8_t *)address);
}

void hal_eeprom_write(uint16_t address, uint8_t value)
{
    eeprom_update_byte((uint8_t *)address, value);
}

static uint16_t contacts(void)
{
    uint8_t low = (uint8_t)~PIND >> 2;
    uint8_t high = (uint8_t)~PINC >> 1 & 0x1fu;
    return (uint16_t)(low | (uint16_t)((uint16_t)high << 6));
}

static enum boot_reason boot_reason(void)
{
    /* The watchdog first: power-on sets brown-out as well. */
    if ((reset_flags & _BV(WDRF)) != 0) {
        return BOOT_WATCHDOG;
    }
    if ((reset_flags & _BV(PORF)) != 0) {
        return BOOT_POWER_ON;
    }
    if ((reset_flags & _BV(BORF)) != 0) {
        return BOOT_BROWN_OUT;
    }
    return (reset_flags & _BV(EXTRF)) != 0 ? BOOT_RESET_PIN : BOOT_UNKNOWN;
}

static void start_hardware(void)
{
    PORTD = 0xff;                                     /* pull-ups */
    PORTC = 0x3e;
    DDRB = _BV(DDB1) | _BV(DDB2) | _BV(DDB3) | _BV(DDB5);
    PORTB = _BV(PORTB0) | _BV(PORTB2) | _BV(PORTB4);

    SPCR = _BV(SPE) | _BV(MSTR);                      /* 4 MHz, mode 0; the chips take 10 */

    UBRR0 = UBRR_VALUE;
    UCSR0C = _BV(UCSZ01) | _BV(UCSZ00);               /* 8N1 */
    UCSR0B = _BV(RXEN0) | _BV(TXEN0) | _BV(RXCIE0);

    TCCR0A = _BV(WGM01);                              /* 16 MHz / 64 / 250 = 1 kHz */
    OCR0A = 249;
    TIMSK0 = _BV(OCIE0A);
    TCCR0B = _BV(CS01) | _BV(CS00);

    ICR1 = BUZZER_TOP;
    TCCR1B = _BV(WGM13) | _BV(WGM12);
    TCCR1A = _BV(WGM11);

    ADMUX = _BV(REFS0) | _BV(ADLAR);                  /* AVCC, channel 0, eight bits are enough */
    DIDR0 = _BV(ADC0D);
    ADCSRA = _BV(ADEN) | _BV(ADPS2) | _BV(ADPS1) | _BV(ADPS0);
}

/* Sleeps until the next interrupt, unless one came meanwhile. */
static void doze(void)
{
    cli();
    if (ticks == 0 && rx_in == rx_out) {
        sleep_enable();
        sei();
        sleep_cpu();
        sleep_disable();
    }
    sei();
}

int main(void)
{
    struct settings settings;
    uint32_t now_ms = 0;
    wdt_enable(WDTO_500MS);
    start_hardware();
    settings_read(&settings);
    app_start(&app, settings_next_boot(), boot_reason(), settings.serial_number, settings.least_brightness);
    set_sleep_mode(SLEEP_MODE_IDLE);
    sei();
    app_tick(&app, now_ms);
    for (;;) {
        wdt_reset();
        while (rx_out != rx_in) {
            uint8_t byte = rx_bytes[rx_out];
            rx_out = (uint8_t)((rx_out + 1u) % RX_BYTES);
            app_byte(&app, byte, now_ms);
        }
        if (ticks > 0) {
            ATOMIC_BLOCK(ATOMIC_RESTORESTATE)
            {
                ticks--;
            }
            now_ms++;
            app_contacts(&app, contacts(), now_ms);
            app_tick(&app, now_ms);
            app_paint(&app, now_ms);
        } else {
            doze();
        }
    }
}
