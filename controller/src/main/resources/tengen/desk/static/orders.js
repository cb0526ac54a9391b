// The panel of orders: what it changes from old to new, and why.

import { el, trouble } from '/static/desk.js';
import { face, left } from '/static/feed.js';

const REASONS = {
  adjust: ['players', 'fault', 'ruling'], penalty: ['late', 'conduct', 'second'], violation: ['conduct', 'clock', 'record'], correct: ['sensor', 'slip', 'players'],
  'take-back': ['illegal', 'players', 'sensor'], enter: ['sensor', 'unseen'], 'by-hand': ['ghost', 'unseen'], disqualify: ['conduct', 'help'], result: ['players', 'absent', 'ruling'], 'undo-result': ['error', 'appeal'],
  lots: ['drawn'], 'second-game': ['match'], 'move-away': ['fault', 'light'], appeal: ['protest'], 'dismiss-appeal': ['heard'], 'refuses-to-sign': ['refused'],
  'swap-names': ['seats', 'pairing'], 'swap-seats': ['seats', 'pairing'], adjourn: ['hall', 'players'], abandon: ['fault', 'hall'],
};
const RESULTS = ['RESIGN', 'TIME', 'FIVE', 'WHITE_OVERLINE', 'FORBIDDEN_33', 'FORBIDDEN_44', 'BLACK_OVERLINE', 'DRAW_AGREED', 'FORFEIT', 'FORFEIT_BOTH', 'PENALTY', 'VIOLATIONS', 'DISQUALIFIED', 'ARBITER'];
const ALL = ['assign', 'pause', 'resume', 'adjust', 'penalty', 'violation', 'correct', 'take-back', 'enter', 'by-hand', 'result', 'accept-draw', 'adjourn', 'resume-game', 'abandon', 'swap-names', 'swap-seats', 'disqualify', 'undo-result', 'confirm', 'start', 'lots', 'absent', 'arrived', 'move-away', 'appeal', 'dismiss-appeal', 'refuses-to-sign', 'second-game'];
const BARE = new Set(['absent', 'arrived']); // who is there needs no reason
const AT_ONCE = new Set(['start', 'pause', 'resume', 'confirm', 'accept-draw', 'resume-game']);

/** The name of the next game of a match: r1-b2, r1-b2-g2, r1-b2-g3. */
function next(game) {
  const many = /^(.*)-g(\d+)$/.exec(game);
  return many ? `${many[1]}-g${Number(many[2]) + 1}` : `${game}-g2`;
}

export class OrderPanel {
  constructor(say, board, order, now) {
    Object.assign(this, { say, board, order, now });
    this.buttons = new Map(ALL.map((cmd) => [cmd, this.button(cmd)]));
    this.form = el('form', { class: 'orderform', hidden: true });
    this.element = el('section', { class: 'card orders', id: 'orders' }, el('h2', {}, say('head.orders')), el('div', { class: 'row tight' }, ...this.buttons.values()), this.form);
    this.form.addEventListener('submit', (event) => { event.preventDefault(); this.send(); });
    board.picked = (point, number) => this.pick(point, number);
  }

  button(cmd) {
    const made = el('button', { type: 'button', 'data-cmd': cmd }, this.say(`cmd.${cmd}`));
    made.addEventListener('click', async () => {
      if (!AT_ONCE.has(cmd)) { this.open(cmd); return; }
      made.disabled = true;
      try { await this.order({ cmd }); } catch (refused) { trouble(refused.message); } finally { this.refresh(); }
    });
    return made;
  }

  /** Which orders make sense now; the table has the last word all the same. */
  refresh() {
    const { view } = this.now();
    const running = view.ph === 'RUNNING';
    const stopped = view.ph === 'STOPPED';
    const game = running || stopped;
    const can = {
      assign: !game, start: view.ph === 'ASSIGNED', pause: running, resume: stopped && view.why === 'PAUSED', adjust: game, penalty: game, violation: game, correct: game || view.ph === 'ENDED', 'take-back': game,
      enter: running || (stopped && ['PAUSED', 'CLAIM'].includes(view.why)), 'by-hand': game, result: game, 'accept-draw': game && Boolean(this.now().draw || view.why === 'FULL_BOARD'), adjourn: game, 'resume-game': stopped && (view.why === 'RECOVERED' || view.why === 'ADJOURNED'),
      abandon: game, 'swap-names': view.ph !== 'EMPTY', 'swap-seats': view.ph === 'ASSIGNED' || (game && !view.m), disqualify: game, 'undo-result': view.ph === 'ENDED',
      lots: view.ph === 'ASSIGNED', absent: game && view.n <= 6 && (view.abs || '').length < 2, arrived: Boolean(view.abs), 'move-away': game && !['CLAIM', 'FLAG', 'FULL_BOARD'].includes(view.why),
      appeal: view.ph === 'ENDED' && !this.now().appeal, 'dismiss-appeal': Boolean(this.now().appeal), 'refuses-to-sign': view.ph === 'ENDED', 'second-game': view.ph === 'ENDED' && view.ok, confirm: view.ph === 'ENDED' && !view.ok,
    };
    this.buttons.forEach((made, cmd) => { made.hidden = !can[cmd]; made.disabled = false; });
    if (this.cmd && !can[this.cmd]) this.close();
    if (this.cmd) this.preview();
  }

  open(cmd, fields = {}) {
    const { say } = this;
    this.cmd = cmd;
    this.fields = fields;
    const { view } = this.now();
    const lines = [el('h3', {}, say(`cmd.${cmd}`))];
    if (['adjust', 'penalty', 'violation', 'disqualify', 'absent', 'arrived', 'lots', 'appeal', 'refuses-to-sign'].includes(cmd)) {
      lines.push(this.choice('seat', [['A', view.na || 'A'], ['B', view.nb || 'B']]));
    }
    if (cmd === 'penalty') lines.push(this.choice('millis', [[30000, '30 s'], [60000, '1 min'], [120000, '2 min'], [300000, '5 min']], 60000));
    if (cmd === 'adjust') lines.push(this.choice('millis', [[-60000, '−1 min'], [30000, '+30 s'], [60000, '+1 min'], [120000, '+2 min'], [300000, '+5 min']], 60000));
    if (cmd === 'lots') lines.push(this.choice('guess', ['ODD', 'EVEN'].map((word) => [word, say(`guess.${word}`)])), this.input('stones', 'number', ''));
    if (cmd === 'second-game') lines.push(this.text('assigned', next(view.g)));
    if (cmd === 'move-away') lines.push(el('label', {}, say('field.to'), el('select', { name: 'to', required: true }, ...(this.now().spare || []).map((name) => el('option', { value: name }, name)))));
    if (cmd === 'take-back') lines.push(this.choice('moves', [[1, '1'], [2, '2'], [3, '3'], [4, '4']], 1));
    if (cmd === 'correct') lines.push(this.input('number', 'number', fields.number ?? ''), this.input('point', 'text', fields.point ?? ''), el('p', { class: 'quiet' }, say('hint.correct')));
    if (['enter', 'by-hand'].includes(cmd)) lines.push(this.input('point', 'text', fields.point ?? ''), el('p', { class: 'quiet' }, say(`hint.${cmd}`)));
    if (cmd === 'result') {
      lines.push(this.choice('verdict', ['BLACK', 'WHITE', 'DRAW', 'BOTH_LOSE'].map((word) => [word, say(`verdict.${word}`)])));
      const select = el('select', { name: 'reason' }, ...RESULTS.map((word) => el('option', { value: word }, say(`reason.${word}`))));
      lines.push(el('label', {}, say('field.reason'), select));
    }
    if (cmd === 'assign') {
      // What is set up is put right by changing what is wrong.
      const [game, first, second] = view.ph === 'ASSIGNED' ? [view.g, view.na, view.nb] : ['', '', ''];
      lines.push(this.text('assigned', game), this.text('nameA', first), this.text('nameB', second), this.text('rules', this.now().rules || document.getElementById('table').dataset.rules, 600));
    }
    this.shown = el('p', { class: 'oldnew', 'aria-live': 'polite' });
    const note = el('input', { name: 'note', required: cmd !== 'assign' && !BARE.has(cmd), maxlength: 200, autocomplete: 'off' });
    const chips = (REASONS[cmd] || []).map((key) => {
      const chip = el('button', { type: 'button', class: 'chip' }, say(`why.note.${key}`));
      chip.addEventListener('click', () => { note.value = chip.textContent; });
      return chip;
    });
    this.error = el('p', { class: 'error', role: 'alert' });
    const cancel = el('button', { type: 'button' }, say('cancel'));
    cancel.addEventListener('click', () => this.close());
    const sure = cmd === 'disqualify' ? [el('label', { class: 'check' }, el('input', { type: 'checkbox', name: 'sure', required: true }), say('sure'))] : [];
    lines.push(this.shown, el('label', {}, say('field.note'), note), el('div', { class: 'row tight' }, ...chips), ...sure, this.error,
      el('div', { class: 'row' }, el('button', { class: 'primary' }, say('send')), cancel));
    this.form.replaceChildren(...lines);
    this.form.hidden = false;
    this.form.oninput = () => this.preview();
    this.preview();
    this.form.scrollIntoView({ block: 'nearest' });
    (this.form.querySelector('input:not([type=radio]), input:checked') || note).focus({ preventScroll: true });
  }

  choice(name, options, chosen) {
    return el('fieldset', { class: 'choice' }, el('legend', {}, this.say(`field.${name}`)), ...options.map(([value, text]) =>
      el('label', {}, el('input', { type: 'radio', name, value, required: true, checked: value === chosen }), text)));
  }

  text(name, value, maxlength = 80) {
    return el('label', {}, this.say(`field.${name}`), el('input', { name, value, required: true, maxlength, autocomplete: 'off' }));
  }

  input(name, type, value) {
    return el('label', {}, this.say(`field.${name}`), el('input', { name, type, value, required: true, maxlength: 4, min: 1, autocomplete: 'off' }));
  }

  pick(point, number) {
    if (this.cmd === 'correct' && !number) this.form.elements.point.value = point;
    else if (this.cmd === 'by-hand' || (this.cmd === 'enter' && !number)) this.form.elements.point.value = point;
    else if (number) this.open('correct', { number });
    else return;
    this.preview();
  }

  read() {
    const data = Object.fromEntries(new FormData(this.form).entries());
    for (const name of ['millis', 'moves', 'number', 'stones']) if (data[name] !== undefined) data[name] = Number(data[name]);
    if (data.point) data.point = data.point.trim().toUpperCase();
    return data;
  }

  /** Old and new, before anything is sent. */
  preview() {
    const { view } = this.now();
    const data = this.read();
    const list = view.m ? view.m.split(' ') : [];
    let text = '';
    if (data.seat && data.millis) {
      // Both sides: who corrects one clock must see that he leaves the other alone.
      const sides = ['a', 'b'].map((seat) => {
        const old = left(view, seat);
        const change = data.seat !== seat.toUpperCase() ? 0 : this.cmd === 'penalty' ? -data.millis : data.millis;
        const next = old + change;
        return `${view[`n${seat}`] || seat.toUpperCase()} ${face(old)} → ${next > 0 || !change ? face(next) : '⚠ 0:00'}`;
      });
      text = [...sides, this.say('story.move', view.n)].join(' · ');
    }
    if (this.cmd === 'correct' && data.number) text = `${data.number}: ${list[data.number - 1] ?? '?'} → ${data.point || '?'}`;
    if (this.cmd === 'take-back') text = `${this.say('story.move', view.n)} → ${this.say('story.move', Math.max(1, list.length + 1 - data.moves))}`;
    if (this.cmd === 'enter') text = `${view.n}: ${list[view.n - 1] ?? '–'} → ${data.point || '?'}`;
    if (this.cmd === 'by-hand') text = `${data.point || '?'} → ${this.say('cmd.by-hand')}`;
    if (this.cmd === 'result' && data.verdict) text = `– → ${this.say(`verdict.${data.verdict}`)}, ${this.say(`reason.${data.reason}`)}`;
    const called = { A: view.na || 'A', B: view.nb || 'B' };
    if (this.cmd === 'lots' && data.seat && data.guess && data.stones) {
      const right = (data.stones % 2 === 1) === (data.guess === 'ODD');
      const opens = right ? data.seat : data.seat === 'A' ? 'B' : 'A';
      text = `${this.say('opens', called.A)} → ${this.say('opens', called[opens])}`;
    }
    if (this.cmd === 'second-game') text = `${view.g}: ${this.say('opens', called.A)} → ${data.assigned || '?'}: ${this.say('opens', called.B)}`;
    if (this.cmd === 'move-away') text = `${view.g}: ${view.t} → ${data.to || '?'}`;
    if (this.cmd === 'appeal' && data.seat) text = `${this.say(`reason.${view.why}`)} → ${this.say('appeal', called[data.seat])}`;
    if (this.cmd === 'dismiss-appeal') text = `${this.say('appeal', called[this.now().appeal] || '')} → ${this.say(`reason.${view.why}`)}`;
    if (this.cmd === 'assign') text = `${data.nameA || '?'} – ${data.nameB || '?'}`;
    if (this.cmd === 'swap-names') text = `${view.na} – ${view.nb} → ${view.nb} – ${view.na}`;
    this.shown.textContent = text;
    this.board.choose(/^[A-O](1[0-5]|[1-9])$/.test(data.point || '') ? data.point : undefined);
  }

  async send() {
    const { view } = this.now();
    const data = { cmd: this.cmd, ...this.read() };
    if (this.cmd === 'assign') data.openerSide = 'near';
    const list = view.m ? view.m.split(' ') : [];
    if (this.cmd === 'correct') data.from = list[data.number - 1] || '';
    if (this.cmd === 'take-back' || this.cmd === 'enter') data.at = view.n;
    const button = this.form.querySelector('button.primary');
    button.disabled = true;
    try {
      await this.order(data);
      this.close();
    } catch (refused) {
      this.error.textContent = refused.message;
      button.disabled = false;
    }
  }

  close() {
    this.cmd = undefined;
    this.form.hidden = true;
    this.form.replaceChildren();
    this.board.choose(undefined);
  }
}
