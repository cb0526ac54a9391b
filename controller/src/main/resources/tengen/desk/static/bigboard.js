// The large board: numbers on stones, the last stone, offers, held stones, and what the engine can show.

import { place, svg } from '/static/board.js';

const LETTERS = 'ABCDEFGHIJKLMNO';

export class BigBoard {
  constructor() {
    this.stones = svg('g');
    this.lines = svg('g', { class: 'proof' });
    this.over = svg('g', { class: 'over' });
    this.choice = svg('circle', { r: 4.9, class: 'choice', visibility: 'hidden' });
    this.element = svg('svg', { viewBox: '-4 -4 172 172', class: 'board', role: 'img' },
      svg('rect', { x: -4, y: -4, width: 172, height: 172, fill: '#e9c88b', rx: 2 }), grid(), this.stones, this.lines, this.over, this.choice);
    this.element.addEventListener('click', (event) => {
      const point = this.at(event);
      if (point && this.picked) this.picked(point, this.numbers.get(point));
    });
    this.numbers = new Map();
  }

  at(event) {
    const box = this.element.getBoundingClientRect();
    const column = Math.round(((event.clientX - box.left) / box.width * 172 - 4 - 10) / 10);
    const row = Math.round((160 - ((event.clientY - box.top) / box.height * 172 - 4)) / 10);
    return column >= 0 && column < 15 && row >= 1 && row <= 15 ? `${LETTERS[column]}${row}` : undefined;
  }

  show(moves, offers, unpressed, held) {
    const list = moves ? moves.split(' ') : [];
    const drawn = [];
    this.numbers = new Map();
    list.forEach((point, i) => {
      if (point === '-') return;
      const { x, y } = place(point);
      const black = i % 2 === 0;
      this.numbers.set(point, i + 1);
      drawn.push(svg('circle', { cx: x, cy: y, r: 4.7, fill: black ? '#16181b' : '#fdfdfb', stroke: '#16181b', 'stroke-width': 0.5 }));
      const text = svg('text', { x, y: y + (i > 98 ? 1.4 : 1.65), 'font-size': i > 98 ? 3.9 : 4.6, fill: black ? '#fff' : '#16181b', 'text-anchor': 'middle', 'font-weight': 600 }, `${i + 1}`);
      drawn.push(text);
      if (i === list.length - 1) drawn.push(svg('circle', { cx: x, cy: y, r: 5.1, fill: 'none', stroke: '#d1121f', 'stroke-width': 0.9, 'stroke-dasharray': unpressed ? '2 1.2' : 'none' }));
    });
    (offers || []).forEach((point, i) => {
      const { x, y } = place(point);
      drawn.push(svg('circle', { cx: x, cy: y, r: 4.7, fill: '#16181b', opacity: 0.55 }), svg('text', { x, y: y + 1.6, 'font-size': 4.4, fill: '#fff', 'text-anchor': 'middle' }, 'abcdefghijklmnopqrstuvwxyz'[i] || '·'));
    });
    (held || []).forEach((point) => {
      const { x, y } = place(point);
      drawn.push(svg('circle', { cx: x, cy: y, r: 4.4, fill: 'none', stroke: '#8a5a00', 'stroke-width': 1, 'stroke-dasharray': '2 1.5' }));
    });
    this.stones.replaceChildren(...drawn);
    this.element.setAttribute('aria-label', list.map((point, i) => `${i + 1} ${point}`).join(', '));
  }

  /** Draws every line of a proof, nested ones thin. */
  proof(facts) {
    this.lines.replaceChildren(...facts.flatMap((fact) => shape(fact, fact.d > 1 ? 'nested' : 'main')));
  }

  /** Draws one fact above everything else. */
  highlight(fact) {
    this.over.replaceChildren(...(fact ? shape(fact, 'strong') : []));
  }

  choose(point) {
    this.choice.setAttribute('visibility', point ? 'visible' : 'hidden');
    if (point) {
      const { x, y } = place(point);
      this.choice.setAttribute('cx', x);
      this.choice.setAttribute('cy', y);
    }
  }
}

function shape(fact, kind) {
  const made = [];
  const ends = fact.s.map(place);
  if (ends.length > 1) made.push(svg('line', { x1: ends[0].x, y1: ends[0].y, x2: ends.at(-1).x, y2: ends.at(-1).y, class: kind }));
  else if (ends.length === 1) made.push(svg('circle', { cx: ends[0].x, cy: ends[0].y, r: 5.4, class: kind }));
  fact.p.map(place).forEach(({ x, y }) => made.push(svg('rect', { x: x - 2.2, y: y - 2.2, width: 4.4, height: 4.4, class: `${kind} empty` })));
  return made;
}

function grid() {
  let d = '';
  const names = [];
  for (let i = 0; i < 15; i += 1) {
    const at = 10 + 10 * i;
    d += `M10 ${at}H150M${at} 10V150`;
    names.push(svg('text', { x: at, y: 161.5, class: 'edge' }, LETTERS[i]), svg('text', { x: at, y: 2.2, class: 'edge' }, LETTERS[i]),
      svg('text', { x: 1.5, y: 161.6 - at, class: 'edge' }, `${i + 1}`), svg('text', { x: 158.5, y: 161.6 - at, class: 'edge' }, `${i + 1}`));
  }
  const dots = [[80, 80], [40, 40], [120, 40], [40, 120], [120, 120]].map(([x, y]) => svg('circle', { cx: x, cy: y, r: 1.2, fill: '#4d3817' }));
  return svg('g', {}, svg('path', { d, fill: 'none', stroke: '#6e5227', 'stroke-width': 0.45 }), ...dots, ...names);
}
