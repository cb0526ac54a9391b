// The hall: every table as a tile, what needs a human first.

import { el, words } from '/static/desk.js';
import { MiniBoard } from '/static/board.js';
import { deskNow, ending, face, left, listen, low } from '/static/feed.js';

const ORDER = ['CLAIM', 'CALLED', 'QUESTION', 'IRREGULAR', 'OFFLINE', 'UNCONFIRMED', 'PAUSED', 'PLAYING', 'WAITING', 'FINISHED'];
const ALARMS = new Set(['CLAIM', 'CALLED', 'QUESTION']);

const root = document.getElementById('hall');
const say = words(root);
const list = root.querySelector('.hall');
const count = root.querySelector('.count');
const search = root.querySelector('input[type=search]');
const attention = root.querySelector('button.attention');
const sound = root.querySelector('button.sound');
const isPublic = root.dataset.feed === '/public/feed';
const tiles = new Map();

// A hall of hundreds is mostly below the screen. What cannot be seen, or nearly, changes its state and nothing else; what can is drawn once a frame, however
// often it was told.
const near = new Set();
const stale = new Set();
const horizon = new IntersectionObserver((changes) => changes.forEach(({ target, isIntersecting }) => {
  if (isIntersecting) { near.add(target.tile); target.tile.show(); } else near.delete(target.tile);
}), { rootMargin: '100%' });

function frame() {
  stale.forEach((tile) => tile.show());
  stale.clear();
}
const names = new Intl.Collator('en', { numeric: true });

class Tile {
  constructor(name) {
    this.name = name;
    this.board = new MiniBoard();
    this.game = el('span', { class: 'g' });
    this.state = el('span', { class: 's' });
    this.seats = { a: this.seat(), b: this.seat() };
    this.foot = el('div', { class: 'foot' });
    this.link = el('a', { href: isPublic ? `/public/${name}` : `/table/${name}`, class: 'tile' },
      el('div', { class: 'head' }, el('span', { class: 't' }, name), this.game, this.state),
      this.board.element, this.seats.a.row, this.seats.b.row, this.foot);
    this.element = el('li', { 'data-table': name }, this.link);
    near.add(this);
    this.element.tile = this;
    horizon.observe(this.element);
  }

  /** Takes what the desk tells; another state is shown at once, wherever the tile is. */
  told(view) {
    const other = this.view?.s !== view.s;
    this.view = view;
    if (other) this.show();
    else if (near.has(this)) { if (!stale.size) requestAnimationFrame(frame); stale.add(this); }
  }

  seat() {
    const parts = { stone: el('span', { class: 'stone' }), name: el('span', { class: 'name' }), periods: el('span', { class: 'periods' }), flag: el('span', { class: 'flag', hidden: true }, '⚑'), time: el('span', { class: 'time' }) };
    parts.row = el('div', { class: 'seat' }, parts.stone, parts.name, parts.periods, parts.flag, parts.time);
    return parts;
  }

  show() {
    const { view } = this;
    const state = say(`state.${view.s}`);
    if (this.shown !== view.s) {
      this.shown = view.s;
      this.link.className = `tile s-${view.s}`;
      this.state.textContent = state;
    }
    this.game.textContent = view.g || '';
    if (near.has(this)) this.board.show(view.m || '', view.off);
    for (const [seat, other] of [['a', 'b'], ['b', 'a']]) {
      const parts = this.seats[seat];
      const letter = seat.toUpperCase();
      const side = view[seat];
      parts.row.hidden = !view.g;
      if (!view.g) continue;
      parts.stone.className = view.bl === letter ? 'stone b' : 'stone';
      parts.name.textContent = view[`n${seat}`] || letter;
      parts.row.classList.toggle('run', view.run === letter);
      parts.flag.hidden = !side.f;
      parts.periods.textContent = side.p ? `×${side.p}` : side.q ? `${side.q}` : '';
    }
    this.foot.textContent = this.story(view);
    this.link.setAttribute('aria-label', `${this.name}, ${view.g || ''}, ${state}, ${view.na || ''} – ${view.nb || ''}, ${this.foot.textContent}`);
    this.tick(true);
  }

  story(view) {
    if (view.ast) return say('story.astray', view.ast[0].g, view.ast[0].to);
    const stuck = (view.way || []).find((one) => !one.on);
    if (stuck) return say('story.way', stuck.g, stuck.to);
    if (!view.g) return say('story.none');
    const name = (seat) => (seat === 'A' ? view.na : view.nb) || seat;
    if (view.claim) return say('story.claim', name(view.claim));
    if (view.call) return say('story.call', name(view.call));
    if (view.win) return ending(view, say, name);
    if (view.abs) return say('story.absent', [...view.abs].map(name).join(', ')) + (view.wo ? ` · ${face(view.wo - deskNow())}` : '');
    if (view.ph === 'ASSIGNED') return say('story.assigned');
    if (view.ph === 'STOPPED') return say(`why.${view.why}`);
    return say('story.move', view.n);
  }

  tick(always) {
    const view = this.view;
    if (!view.g || (!always && !view.run)) return;
    if (view.wo) this.foot.textContent = this.story(view);
    for (const seat of ['a', 'b']) {
      const millis = left(view, seat);
      const text = face(millis);
      const parts = this.seats[seat];
      if (parts.text !== text) {
        parts.text = text;
        parts.time.textContent = text;
        parts.time.classList.toggle('small', text.length > 6);
        parts.row.classList.toggle('low', low(view, seat, millis));
      }
    }
  }
}

function order(tile) {
  return ORDER.indexOf(tile.view.s);
}

let arranged = '';
function arrange() {
  const text = search.value.trim().toLowerCase();
  const only = attention.getAttribute('aria-pressed') === 'true';
  const all = [...tiles.values()].sort((x, y) => order(x) - order(y) || names.compare(x.name, y.name));
  const wanted = all.filter((tile) => (!only || order(tile) <= 5)
    && (!text || `${tile.name} ${tile.view.g || ''} ${tile.view.na || ''} ${tile.view.nb || ''}`.toLowerCase().includes(text)));
  const key = wanted.map((tile) => tile.name).join(' ');
  if (key !== arranged) {
    const focused = document.activeElement?.closest?.('li');
    let at = list.firstElementChild;
    for (const tile of wanted) {
      if (at === tile.element) at = at.nextElementSibling;
      else list.insertBefore(tile.element, at);
    }
    while (at) { const next = at.nextElementSibling; at.remove(); at = next; }
    if (focused?.isConnected) focused.firstElementChild.focus();
    arranged = key;
  }
  const sums = new Map();
  all.forEach((tile) => sums.set(tile.view.s, (sums.get(tile.view.s) || 0) + 1));
  count.replaceChildren(...ORDER.filter((state) => sums.has(state)).flatMap((state) =>
    [el('span', { class: `tally s-${state}` }, `${sums.get(state)} ${say(`state.${state}`)}`), ' ']));
  if (!all.length) count.textContent = say('none');
  const waiting = all.filter((tile) => order(tile) <= 2).length;
  document.title = `${waiting ? `(${waiting}) ` : ''}${root.dataset.title}`;
}

// A short sign for what cannot wait; off until somebody switches it on, since browsers want a hand for that anyway.
let audio;
function sign() {
  if (!audio || sound.getAttribute('aria-pressed') !== 'true') return;
  [660, 880].forEach((hertz, i) => {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    const at = audio.currentTime + i * 0.18;
    tone.frequency.value = hertz;
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(0.25, at + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.16);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.17);
  });
}

sound.addEventListener('click', () => {
  const on = sound.getAttribute('aria-pressed') !== 'true';
  sound.setAttribute('aria-pressed', on);
  sound.textContent = say(on ? 'sound.on' : 'sound.off');
  audio ??= new AudioContext();
  if (on) { audio.resume(); sign(); }
});
attention.addEventListener('click', () => {
  attention.setAttribute('aria-pressed', attention.getAttribute('aria-pressed') !== 'true');
  arrange();
});
search.addEventListener('input', arrange);

addEventListener('keydown', (event) => {
  if (event.target.matches('input, textarea, select')) {
    if (event.key === 'Escape') { search.value = ''; search.blur(); arrange(); }
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const here = document.activeElement?.closest?.('.hall > li');
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
  const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
  if (event.key === '/') { event.preventDefault(); search.focus(); }
  else if (event.key in steps) {
    const all = [...list.children];
    const next = here ? all[all.indexOf(here) + steps[event.key]] : all[0];
    if (next) { event.preventDefault(); next.firstElementChild.focus(); }
  }
});

listen(root.dataset.feed, say('lost'), {
  tables: ({ tables, fresh }) => {
    let alarm = false;
    let moved = fresh || Boolean(search.value);
    if (fresh) { horizon.disconnect(); near.clear(); stale.clear(); tiles.clear(); list.replaceChildren(); arranged = ''; }
    for (const view of tables) {
      let tile = tiles.get(view.t);
      if (!tile) { tile = new Tile(view.t); tiles.set(view.t, tile); }
      moved ||= tile.view?.s !== view.s;
      alarm ||= !fresh && ALARMS.has(view.s) && tile.view?.s !== view.s;
      tile.told(view);
    }
    if (moved) arrange();
    if (alarm) sign();
  },
  desk: ({ ack }) => { root.querySelector('.noack').hidden = ack; },
}, isPublic ? () => {} : undefined); // the arbiters' hall is heard while it is behind other pages
setInterval(() => near.forEach((tile) => tile.tick(false)), 100);
