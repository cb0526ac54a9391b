// One table: the board, the clocks, what waits for a ruling, and every order an arbiter can give.

import { el, post, trouble, words } from '/static/desk.js';
import { BigBoard } from '/static/bigboard.js';
import { ending, face, left, listen, low, deskNow } from '/static/feed.js';
import { OrderPanel } from '/static/orders.js';

const root = document.getElementById('table');
const say = words(root);
const name = root.dataset.table;
const board = new BigBoard();
const parts = {
  state: el('span', { class: 'tally' }), title: el('span', { class: 'quiet' }),
  a: seat(), b: seat(), ask: el('div', { class: 'ask' }), odd: el('div'), notices: el('div'), moves: el('tbody'),
  touch: el('ol', { class: 'lines' }), log: el('ol', { class: 'lines' }), health: el('dl', { class: 'health' }), files: el('span', { class: 'row' }),
};
let now; // the last word of the desk about this table

function seat() {
  const made = { stone: el('span', { class: 'stone' }), name: el('span', { class: 'name' }), more: el('span', { class: 'periods' }), flag: el('span', { class: 'flag', hidden: true }, '⚑'), time: el('span', { class: 'time' }) };
  made.row = el('div', { class: 'seat big' }, made.stone, made.name, made.more, made.flag, made.time);
  return made;
}

/** The name of one order: what comes twice under it is taken once. */
function once() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Sends an order once; a second click on the same button is not a second order. */
export async function order(fields) {
  trouble('');
  return post(`/table/${name}/order`, { game: now.view.g || '', once: once(), ...fields });
}

const panel = new OrderPanel(say, board, order, () => now);

root.append(
  el('div', { class: 'tablehead' }, el('a', { href: '/', class: 'button' }, `← ${say('back')}`), el('h1', {}, name), parts.state, parts.title),
  el('div', { class: 'tablepage' },
    el('div', { class: 'left' }, parts.a.row, board.element, parts.b.row, parts.files),
    el('div', { class: 'right' }, parts.ask, panel.element, parts.odd, parts.notices,
      section('moves', el('div', { class: 'scroll tall' }, el('table', { class: 'moves' },
        el('thead', {}, el('tr', {}, ...['no', 'player', 'point', 'placed', 'pressed', 'used', 'left'].map((key) => el('th', { class: key === 'player' || key === 'point' ? '' : 'n' }, say(`move.${key}`))))), parts.moves)))),
    el('div', { class: 'wide' }, section('touch', parts.touch), section('log', parts.log), section('health', parts.health))));

function section(key, ...inside) {
  return el('section', { class: 'card' }, el('h2', {}, say(`head.${key}`)), ...inside);
}

function person(seatLetter) {
  return (seatLetter === 'A' ? now.view.na : now.view.nb) || seatLetter;
}

function button(label, kind, fields) {
  const made = el('button', { type: 'button', class: kind }, label);
  made.addEventListener('click', async () => {
    made.disabled = true;
    try { await order(fields); } catch (refused) { trouble(refused.message); made.disabled = false; }
  });
  return made;
}

function facts(list) {
  const lines = list.map((fact) => {
    const line = el('li', { tabindex: 0, class: `d${Math.min(4, fact.d)}` }, fact.t);
    const show = () => board.highlight(fact);
    const hide = () => board.highlight(undefined);
    line.addEventListener('mouseenter', show);
    line.addEventListener('mouseleave', hide);
    line.addEventListener('focus', show);
    line.addEventListener('blur', hide);
    return line;
  });
  return el('ol', { class: 'facts' }, ...lines);
}

// Rebuilt only when it is about something else: a button must not move away under a hand.
let asked = '';
function ask() {
  const { view, claim } = now;
  const key = JSON.stringify([view.s, view.ph, view.why, claim, view.call, view.ok, now.draw, view.abs, view.win, view.ws, view.end, Boolean(view.wo), now.appeal, view.ast, view.ast && now.spare, view.way]);
  if (key === asked) return;
  asked = key;
  const cards = [];
  if (claim) {
    const verdict = claim.disputed ? say('claim.disputed') : claim.valid ? say('claim.valid', say(`reason.${claim.verdict}`)) : say('claim.invalid');
    cards.push(el('section', { class: `card urgent s-CLAIM ${claim.valid ? 'valid' : 'invalid'}`, id: 'claim' },
      el('h2', {}, say('story.claim', person(claim.seat))),
      el('p', { class: 'verdict' }, verdict), el('p', { class: 'quiet' }, say('claim.ask')),
      facts(claim.facts),
      el('div', { class: 'row' }, button(say('claim.accept'), claim.valid ? 'good' : '', { cmd: 'ruling', accept: true, claim: claim.seq }),
        button(say('claim.reject'), claim.valid ? '' : 'danger', { cmd: 'ruling', accept: false, claim: claim.seq }))));
    board.proof(claim.facts);
  } else {
    board.proof([]);
  }
  (view.ast || []).forEach((one) => cards.push(astray(one)));
  (view.way || []).forEach((one) => cards.push(onTheWay(one)));
  if (view.call) cards.push(el('section', { class: 'card urgent s-CALLED' }, el('h2', {}, say('story.call', person(view.call))), el('p', {}, say('call.advice')), el('div', { class: 'row' }, seenButton())));
  if (view.ph === 'STOPPED' && view.why === 'RECOVERED') cards.push(question('RECOVERED', button(say('cmd.resume-game'), 'good', { cmd: 'resume-game' }), opener('abandon')));
  if (view.ph === 'STOPPED' && view.why === 'ADJOURNED') cards.push(question('ADJOURNED', button(say('cmd.resume-game'), 'good', { cmd: 'resume-game' })));
  if (view.ph === 'STOPPED' && view.why === 'FULL_BOARD') cards.push(question('FULL_BOARD', button(say('cmd.accept-draw'), 'good', { cmd: 'accept-draw' })));
  if (view.ph === 'STOPPED' && view.why === 'FLAG') cards.push(question('FLAG', button(say('flag.end'), 'danger', { cmd: 'ruling', accept: false, claim: 0 })));
  if (view.ph === 'STOPPED' && view.why === 'PAUSED') cards.push(question('PAUSED', button(say('cmd.resume'), 'good', { cmd: 'resume' })));
  if (view.ph === 'ASSIGNED') cards.push(question('ASSIGNED', button(say('cmd.start'), 'good', { cmd: 'start' })));
  if (view.ph === 'ENDED' && !view.ok) {
    cards.push(el('section', { class: 'card urgent s-UNCONFIRMED', id: 'result' }, el('h2', {}, ending(view, say, person)),
      el('p', {}, say('result.advice')), el('div', { class: 'row' }, button(say('cmd.confirm'), 'good', { cmd: 'confirm', seen: `${view.ws} ${view.end} ${view.why}` }), opener('undo-result'))));
  }
  if (view.abs) {
    const card = el('section', { class: 'card urgent s-QUESTION', id: 'absent' }, el('h2', {}, say('ask.ABSENT', [...view.abs].map(person).join(', '))), el('p', {}, say('ask.ABSENT.advice')));
    if (view.wo) card.append(el('p', {}, say('ask.ABSENT.lost'), ' ', el('strong', { class: 'walkover' }, face(view.wo - deskNow()))));
    card.append(el('div', { class: 'row' }, ...[...view.abs].map((seatLetter) => button(`${say('cmd.arrived')}: ${person(seatLetter)}`, 'good', { cmd: 'arrived', seat: seatLetter }))));
    cards.push(card);
  }
  if (now.appeal) cards.push(el('section', { class: 'card urgent s-QUESTION', id: 'appeal' }, el('h2', {}, say('appeal', person(now.appeal))), el('div', { class: 'row' }, opener('dismiss-appeal'), opener('undo-result'))));
  if (now.draw) cards.push(question('DRAW', button(say('cmd.accept-draw'), '', { cmd: 'accept-draw' })));
  parts.ask.replaceChildren(...cards);
}

function question(key, ...buttons) {
  return el('section', { class: 'card urgent s-QUESTION' }, el('h2', {}, say(`ask.${key}`)), el('p', {}, say(`ask.${key}.advice`)), el('div', { class: 'row' }, ...buttons));
}

/** A game that left this table and was refused by the other: it goes on to a table that is free, or to the same one again. */
function astray(one) {
  const spare = now.spare || [];
  const to = el('select', { 'aria-label': say('field.to') }, ...spare.map((table) => el('option', { value: table, selected: table === one.to }, table)));
  const send = el('button', { type: 'button', class: 'good', disabled: !spare.length }, say('astray.send'));
  send.addEventListener('click', async () => {
    send.disabled = true;
    try { await post(`/table/${name}/send-on`, { game: one.g, to: to.value, once: once() }); } catch (refused) { trouble(refused.message); send.disabled = false; }
  });
  return el('section', { class: 'card urgent s-QUESTION astray' }, el('h2', {}, say('astray', one.g, one.to)),
    el('p', { class: 'verdict' }, say(`no.${one.why}`)), el('p', {}, say(spare.length ? 'astray.advice' : 'astray.nowhere')), el('div', { class: 'row' }, to, send));
}

/** A game that left this table and has not arrived: while the other one is away it can be taken back, if it cannot have arrived. */
function onTheWay(one) {
  const back = el('button', { type: 'button', class: 'recall' }, say('way.back'));
  back.addEventListener('click', async () => {
    back.disabled = true;
    try { await post(`/table/${name}/recall`, { game: one.g }); } catch (refused) { trouble(refused.message); back.disabled = false; }
  });
  return el('section', { class: `card ${one.on ? '' : 'urgent s-QUESTION'} way` }, el('h2', {}, say('way', one.g, one.to)),
    el('p', {}, say(one.on ? 'way.waits' : 'way.offline', one.to)), el('div', { class: 'row' }, back));
}

function opener(cmd) {
  const made = el('button', { type: 'button' }, say(`cmd.${cmd}`));
  made.addEventListener('click', () => panel.open(cmd));
  return made;
}

function seenButton() {
  const made = el('button', { type: 'button', class: 'seen' }, say('seen'));
  made.addEventListener('click', async () => {
    made.disabled = true;
    try { await post(`/table/${name}/seen`, { seq: now.seq }); } catch (refused) { trouble(refused.message); made.disabled = false; }
  });
  return made;
}

let oddKey = '';
function oddities() {
  const key = JSON.stringify(now.odd);
  if (key === oddKey) return;
  oddKey = key;
  parts.odd.replaceChildren(...(now.odd.length ? [el('section', { class: 'card urgent s-IRREGULAR', id: 'odd' }, el('h2', {}, say('head.odd')),
    el('ul', { class: 'lines' }, ...now.odd.map((odd) => {
      const line = el('li', {}, el('strong', {}, `${say(`odd.${odd.k}`)} ${(odd.pts || []).join(' ')}`), el('div', {}, say(`advice.${odd.k}${odd.k === 'PRESS_WITHOUT_STONE' && (odd.pts || []).length ? '.named' : ''}`)));
      line.addEventListener('mouseenter', () => board.highlight({ s: [], p: odd.pts || [] }));
      line.addEventListener('mouseleave', () => board.highlight(undefined));
      return line;
    })), el('div', { class: 'row' }, seenButton(), ...remedies()))] : []));
}

/** The orders that set right what the reeds show wrongly. */
function remedies() {
  const cures = { AMBIGUOUS: ['by-hand', 'enter'], GHOST: ['by-hand'], STUCK_SITE: ['enter'], PRESS_WITHOUT_STONE: ['enter', 'correct'], CLOCK_NOT_FOLLOWING: ['enter', 'correct'] };
  const needed = now.odd.filter((odd) => odd.k !== 'PRESS_WITHOUT_STONE' || (odd.pts || []).length).flatMap((odd) => cures[odd.k] || []);
  return [...new Set(needed)].map(opener);
}

let noticeKey = '';
function notices() {
  const key = JSON.stringify(now.notices);
  if (key === noticeKey) return;
  noticeKey = key;
  parts.notices.replaceChildren(...(now.notices.length ? [section('notices', el('p', { class: 'quiet' }, say('notice.secret')),
    ...now.notices.map((notice, i) => el('details', { open: i === 0 && notice.c === 'OPEN' },
      el('summary', {}, el('strong', {}, `${notice.n} ${notice.p} `), say(`notice.${notice.k}`), ' ', el('span', { class: `chance ${notice.c}` }, say(`chance.${notice.c}`))), facts(notice.facts))))] : []));
}

function stamp(millis) {
  if (millis === undefined) return '–';
  const seconds = millis / 1000;
  return `${Math.floor(seconds / 60)}:${(seconds % 60).toFixed(1).padStart(4, '0')}`;
}

let moveKey = '';
function moves() {
  const key = JSON.stringify([now.moves, now.view.m, now.view.off]);
  if (key === moveKey) return;
  moveKey = key;
  const list = now.moves.length ? now.moves : (now.view.m ? now.view.m.split(' ') : []).map((p, i) => ({ n: i + 1, s: '', p }));
  parts.moves.replaceChildren(...list.slice().reverse().map((move) => el('tr', {}, el('td', { class: 'n' }, `${move.n}`),
    el('td', {}, el('span', { class: move.n % 2 ? 'stone b' : 'stone' }), ` ${move.s ? person(move.s) : ''}`), el('td', {}, move.p === '--' ? say('pass') : move.p),
    ...['pl', 'pr', 'u', 'l'].map((field) => el('td', { class: 'n' }, stamp(move[field]))))));
  board.show(now.view.m, now.view.off, now.unpressed, now.held);
}

const MARK = { green: '✔', amber: '▲', red: '✘' };
const TRUST = { GOOD: '✔', OTHER_KEY: '⚠', FORGED: '✘', NONE: '–' };

function health() {
  const rows = [];
  const add = (key, value, bad) => rows.push(el('dt', {}, say(`health.${key}`)), el('dd', { class: bad ? 'bad' : '' }, value));
  const read = (json) => { try { return JSON.parse(json); } catch (none) { return {}; } };
  const info = read(now.health.info);
  const beat = read(now.health.beat);
  add('online', now.health.online ? say('up') : `${say('down')} ${now.health.gone}`, !now.health.online);
  if (info.software) add('software', info.software);
  if (beat.backlog !== undefined) add('backlog', `${beat.backlog}`, beat.backlog > 100);
  if (info.clockSync !== undefined) add('clock', info.clockSync ? say('yes') : say('no'), !info.clockSync);
  if (beat.milliCelsius) add('temperature', `${(beat.milliCelsius / 1000).toFixed(0)} °C`, beat.milliCelsius > 75000);
  if (beat.signalDbm) add('signal', `${beat.signalDbm} dBm`, beat.signalDbm < -75);
  if (beat.trouble) add('trouble', beat.trouble, true);
  for (const check of (now.health.online && info.checks) || []) {
    const dark = check.colour !== 'green';
    rows.push(el('dt', {}, `${MARK[check.colour]} ${check.part}`), el('dd', { class: check.colour }, dark ? `${check.told} → ${check.advice}` : check.told));
  }
  if (now.signed) add('signature', `${TRUST[now.signed.trust]} ${say(`trust.${now.signed.trust}`)} ${now.signed.key}`, now.signed.trust === 'FORGED' || now.signed.trust === 'OTHER_KEY');
  add('rules', now.rules);
  parts.health.replaceChildren(...rows);
}

function ago(millis) {
  const seconds = Math.max(0, Math.round(millis / 1000));
  return seconds < 60 ? say('ago.s', seconds) : say('ago.m', Math.floor(seconds / 60));
}

function touches() {
  const recent = now.touch.filter((touch) => deskNow() - touch.at < 120000);
  parts.touch.replaceChildren(...recent.map((touch) => el('li', {}, el('time', {}, ago(deskNow() - touch.at)), ` ${touch.w}`)));
  if (!recent.length) parts.touch.append(el('li', { class: 'quiet' }, say('touch.none')));
}

function log() {
  parts.log.replaceChildren(...now.orders.map((one) => el('li', {}, el('time', {}, new Date(one.at).toLocaleTimeString([], { hour12: false })), ` ${one.who}: ${one.what}`,
    one.note ? el('span', { class: 'quiet' }, ` (${one.note})`) : '', ' ',
    one.answer === '-' ? '' : el('span', { class: `answer ${one.answer === 'applied' ? 'ok' : one.answer ? 'no' : 'waits'}` }, one.answer === 'applied' ? say('answer.applied') : one.answer ? say(`no.${one.answer}`) : say('answer.waits')))));
  if (!now.orders.length) parts.log.append(el('li', { class: 'quiet' }, say('log.none')));
}

function tick() {
  if (!now?.view.g) return;
  const over = parts.ask.querySelector('.walkover');
  if (over && now.view.wo) over.textContent = face(now.view.wo - deskNow());
  for (const seatName of ['a', 'b']) {
    const millis = left(now.view, seatName);
    const text = face(millis);
    const row = parts[seatName];
    if (row.time.textContent !== text) row.time.textContent = text;
    row.row.classList.toggle('low', low(now.view, seatName, millis));
  }
}

function show(told) {
  now = told;
  const { view } = told;
  parts.state.className = `tally s-${view.s}`;
  parts.state.textContent = say(`state.${view.s}`);
  parts.title.textContent = view.g || say('story.none');
  document.title = `${name} · ${say(`state.${view.s}`)}`;
  for (const seatName of ['a', 'b']) {
    const row = parts[seatName];
    const letter = seatName.toUpperCase();
    row.row.hidden = !view.g;
    if (!view.g) continue;
    row.stone.className = view.bl === letter ? 'stone b' : 'stone';
    row.name.textContent = view[`n${seatName}`] || letter;
    row.row.classList.toggle('run', view.run === letter);
    row.flag.hidden = !view[seatName].f;
    const violations = told[`v${seatName}`];
    row.more.textContent = [letter, view[seatName].p ? `×${view[seatName].p}` : '', view[seatName].q ? `${view[seatName].q}↓` : '', violations ? say('violations', violations) : '', told.draw === letter ? say('offers.draw') : ''].filter(Boolean).join(' · ');
  }
  if (view.g) {
    const base = `/game/${encodeURIComponent(view.g)}`;
    parts.files.replaceChildren(...['sgf', 'json'].map((kind) => el('a', { href: `${base}.${kind}` }, kind.toUpperCase())));
  }
  moves();
  ask();
  oddities();
  notices();
  health();
  touches();
  log();
  panel.refresh();
  tick();
}

listen(`/table/${name}/feed`, say('lost'), { table: show }, () => { document.title = name; });
setInterval(tick, 100);
setInterval(() => now && touches(), 1000);
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') panel.close();
});
