// The desk's stream of events, the desk's time, and clocks that run between two words of the desk.

import { trouble } from '/static/desk.js';

let ahead = Infinity; // this page's clock minus the desk's, by the fastest message so far

/** The desk's time in milliseconds, as well as this page knows it. */
export function deskNow() {
  return performance.now() - (ahead === Infinity ? 0 : ahead);
}

/** How a game ended, in words; `name` tells the person at a seat. */
export function ending(view, say, name) {
  const loser = view.end.startsWith('loses') ? view.end.slice(5) : '';
  return `${say(`story.${loser ? 'loses' : view.end}`, name(view.ws || loser))} · ${say(`reason.${view.why}`)}`;
}

/**
 * Listens; hands every message of these kinds to its listener. Says so while the desk cannot be heard. A browser has six connections to one desk for all its pages:
 * with `rests` a page that nobody sees gives its own back, is told by that call, and hears everything anew when it is looked at.
 */
export function listen(path, lost, listeners, rests) {
  let source;
  let quiet;
  const resting = () => rests && document.hidden;
  const open = () => {
    source?.close();
    source = new EventSource(path);
    for (const [kind, listener] of Object.entries(listeners)) {
      source.addEventListener(kind, (event) => {
        const data = JSON.parse(event.data);
        if (data.now !== undefined) ahead = Math.min(ahead, performance.now() - data.now);
        clearTimeout(quiet);
        quiet = undefined;
        trouble('');
        listener(data);
      });
    }
    source.onerror = () => {
      if (quiet === undefined) quiet = setTimeout(() => trouble(lost), 1500);
      if (source.readyState === EventSource.CLOSED) { ahead = Infinity; setTimeout(() => { if (!resting()) open(); }, 2000); }
    };
  };
  if (!resting()) open();
  document.addEventListener('visibilitychange', () => {
    if (!rests) return;
    source?.close();
    clearTimeout(quiet);
    quiet = undefined;
    if (document.hidden) rests(); else open();
  });
  addEventListener('pagehide', () => source?.close());
  // A page that the browser kept and shows again has stopped listening: what it shows is old.
  addEventListener('pageshow', (event) => { if (event.persisted) location.reload(); });
}

/** What is left of a side now: the time at its last stop less what has run since. */
export function left(view, seat) {
  const side = view[seat];
  const ran = view.run === seat.toUpperCase() ? Math.max(0, deskNow() - view.since) : 0;
  return Math.max(0, side.l - ran);
}

/** Whether a side's time wants a colour: it runs, there is some left, and not much. Nothing left is no verdict, so 0:00 has none; the result stands for itself. */
export function low(view, seat, millis) {
  return view.run === seat.toUpperCase() && millis > 0 && millis < 20000;
}

/** A time as a clock shows it: 1:02:03, 12:34, below twenty seconds with tenths, and 0:00. */
export function face(millis) {
  if (millis <= 0) return '0:00';
  if (millis < 20000) {
    const tenths = Math.floor(millis / 100);
    return `0:${String(Math.floor(tenths / 10)).padStart(2, '0')}.${tenths % 10}`;
  }
  const seconds = Math.floor(millis / 1000);
  const text = `${String(Math.floor(seconds / 60) % 60).padStart(seconds >= 3600 ? 2 : 1, '0')}:${String(seconds % 60).padStart(2, '0')}`;
  return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${text}` : text;
}
