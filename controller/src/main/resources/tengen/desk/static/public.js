// One live board for everybody: later than the hall, and with nothing but what everybody could see.

import { el, words } from '/static/desk.js';
import { BigBoard } from '/static/bigboard.js';
import { ending, face, left, listen } from '/static/feed.js';

const root = document.getElementById('board');
const say = words(root);
const name = root.dataset.table;
const board = new BigBoard();
const seats = { a: seat(), b: seat() };
const story = el('p', { class: 'quiet' });
let view;

function seat() {
  const made = { stone: el('span', { class: 'stone' }), name: el('span', { class: 'name' }), time: el('span', { class: 'time' }) };
  made.row = el('div', { class: 'seat big' }, made.stone, made.name, made.time);
  return made;
}

root.append(el('div', { class: 'tablehead' }, el('a', { href: '/public', class: 'button' }, `← ${say('back')}`), el('h1', {}, name), story),
  el('div', { class: 'onlyboard' }, seats.a.row, board.element, seats.b.row));

function tick() {
  if (!view?.g) return;
  for (const which of ['a', 'b']) seats[which].time.textContent = face(left(view, which));
}

listen('/public/feed', say('lost'), {
  tables: ({ tables }) => {
    const found = tables.find((one) => one.t === name);
    if (!found) return;
    view = found;
    for (const which of ['a', 'b']) {
      const letter = which.toUpperCase();
      seats[which].row.hidden = !view.g;
      seats[which].stone.className = view.bl === letter ? 'stone b' : 'stone';
      seats[which].name.textContent = view[`n${which}`] || letter;
      seats[which].row.classList.toggle('run', view.run === letter);
    }
    board.show(view.m || '', view.off);
    story.textContent = view.win ? ending(view, say, (letter) => (letter === 'A' ? view.na : view.nb)) : say(`state.${view.s}`);
    tick();
  },
}, () => {});
setInterval(tick, 100);
