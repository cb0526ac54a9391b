// The board as SVG. Columns A to O from left to right, rows 1 to 15 from below, as every renju record has it.

const SVG = 'http://www.w3.org/2000/svg';

export function svg(tag, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** The place of a point such as H8 on a board of 160 by 160. */
export function place(point) {
  return { x: 10 + 10 * (point.charCodeAt(0) - 65), y: 160 - 10 * Number(point.slice(1)) };
}

function discs(points) {
  return points.map((point) => {
    const { x, y } = place(point);
    return `M${x - 4.6} ${y}a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0`;
  }).join('');
}

/** A small board: one path for each colour, and the last stone marked. The grid is the element's background. */
export class MiniBoard {
  constructor() {
    this.black = svg('path', { fill: '#16181b' });
    this.white = svg('path', { fill: '#fdfdfb', stroke: '#16181b', 'stroke-width': '.8' });
    this.offers = svg('path', { fill: '#16181b', opacity: '.55' });
    this.last = svg('circle', { r: '2.1', fill: '#d1121f' });
    this.element = svg('svg', { viewBox: '0 0 160 160', class: 'mini', 'aria-hidden': 'true' },
      this.black, this.white, this.offers, this.last);
    this.shown = undefined;
  }

  show(moves, offers) {
    const key = `${moves}/${offers || ''}`;
    if (key === this.shown) return;
    this.shown = key;
    const list = moves ? moves.split(' ') : [];
    this.black.setAttribute('d', discs(list.filter((p, i) => i % 2 === 0 && p !== '-')));
    this.white.setAttribute('d', discs(list.filter((p, i) => i % 2 === 1 && p !== '-')));
    this.offers.setAttribute('d', discs(offers || []));
    const last = list.filter((p) => p !== '-').at(-1);
    if (last) {
      const { x, y } = place(last);
      this.last.setAttribute('cx', x);
      this.last.setAttribute('cy', y);
    }
    this.last.setAttribute('visibility', last ? 'visible' : 'hidden');
  }
}
