'use strict';
const at = id => document.getElementById(id);

async function look() {
  try {
    const health = await (await fetch('/health')).json();
    at('state').textContent = health.state;
    at('checks').replaceChildren(...health.checks.map(check => {
      const line = document.createElement('li');
      line.textContent = `${check.colour} ${check.part}: ${check.told}${check.advice ? ` -> ${check.advice}` : ''}`;
      return line;
    }));
    at('faults').textContent = Object.values(health.recent).join('\n') || 'none';
  } catch (e) {
    at('state').textContent = 'the table does not answer';
  }
}

document.querySelectorAll('button').forEach(button => button.addEventListener('click', async () => {
  const order = JSON.parse(button.dataset.order);
  if ('point' in button.dataset) order.point = at('point').value.trim().toUpperCase();
  const answer = await fetch('/order', {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(order),
  });
  at('answer').textContent = button.textContent + ': ' + (answer.ok ? (await answer.json()).answer : answer.status);
  look();
}));

look();
setInterval(look, 2000);
