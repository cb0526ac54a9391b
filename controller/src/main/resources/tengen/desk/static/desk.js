// What every page needs: posting, forms, words. No state, no library.

const token = document.querySelector('meta[name=csrf]').content;

/** Posts an object; resolves to the answer, rejects with the line that the desk gives. */
export async function post(path, object) {
  let answer;
  try {
    answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Csrf': token, Accept: 'application/json' },
      body: JSON.stringify(object),
    });
  } catch (gone) {
    throw new Error(document.documentElement.lang === 'zh' ? '连不上裁判台' : 'The desk cannot be reached');
  }
  const text = await answer.text();
  let told = {};
  try { told = JSON.parse(text); } catch (none) { /* An empty answer is an answer. */ }
  if (!answer.ok) throw new Error(told.refused || `${answer.status}`);
  return told;
}

/** The words of a page in its language, given as JSON in data-words. */
export function words(element) {
  const all = JSON.parse(element.dataset.words);
  return (key, ...parts) => parts.reduce((text, part) => text.replace(/%[sd]/, () => part), all[key] ?? key);
}

/** Shows a line at the top of the page, or takes it away. */
export function trouble(line) {
  const place = document.getElementById('trouble');
  place.textContent = line || '';
  place.hidden = !line;
}

/** Makes an element; children are elements or texts. */
export function el(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, '');
    else if (value !== false && value !== undefined) made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

function fields(form) {
  const object = {};
  for (const input of form.elements) {
    if (!input.name) continue;
    if (input.type === 'checkbox') object[input.name] = input.checked;
    else if (input.type === 'radio') { if (input.checked) object[input.name] = input.value; }
    else if (input.type === 'number') { if (input.value !== '') object[input.name] = Number(input.value); }
    else object[input.name] = input.value;
  }
  return object;
}

/** Any form with data-post sends its fields as an object; any button with data-post sends its data-body. */
async function send(element, path, object) {
  const error = element.querySelector?.('.error');
  const buttons = element.matches('button') ? [element] : [...element.querySelectorAll('button')];
  buttons.forEach((button) => { button.disabled = true; });
  const at = document.querySelector('[data-at]')?.dataset.at; // what the page was drawn from
  try {
    const told = await post(path, at === undefined ? object : { at, ...object });
    if (error) error.textContent = '';
    if (told.to) location.assign(told.to);
    else if (element.dataset.stay === undefined) location.reload();
    element.dispatchEvent(new CustomEvent('done', { detail: told, bubbles: true }));
  } catch (refused) {
    if (error) error.textContent = refused.message;
    else trouble(refused.message);
  } finally {
    buttons.forEach((button) => { button.disabled = false; });
  }
}

// What a page was drawn with counts down from then on.
const counting = [...document.querySelectorAll('[data-left]')];
if (counting.length) {
  const drawn = performance.now();
  setInterval(() => counting.forEach((place) => {
    const seconds = Math.ceil(Math.max(0, place.dataset.left - (performance.now() - drawn)) / 1000);
    place.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }), 500);
}

// Orders on their way: the page looks their answers up until they are there, and leaves everything else as it is.
async function answers(left) {
  if (!left || !document.querySelector('[data-waits=true]')) return;
  try {
    const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
    const fresh = new Map([...page.querySelectorAll('[data-ordered]')].map((place) => [place.dataset.ordered, place]));
    document.querySelectorAll('[data-ordered]').forEach((place) => { if (fresh.has(place.dataset.ordered)) place.replaceWith(fresh.get(place.dataset.ordered)); });
  } catch (gone) { /* The next time. */ }
  setTimeout(answers, 1000, left - 1);
}
setTimeout(answers, 300, 30);

document.addEventListener('submit', (event) => {
  const form = event.target.closest('form[data-post]');
  if (!form) return;
  event.preventDefault();
  send(form, form.dataset.post, fields(form));
});

document.addEventListener('click', (event) => {
  const button = event.target.closest('button[data-post]');
  if (button) send(button, button.dataset.post, JSON.parse(button.dataset.body || '{}'));
});

/** The text of a file in UTF-8, or as Chinese offices write it. */
async function textOf(file) {
  const bytes = await file.arrayBuffer();
  try { return new TextDecoder('utf-8', { fatal: true }).decode(bytes); } catch (other) { return new TextDecoder('gb18030').decode(bytes); }
}

/** A text file chosen in an input with data-into fills the field of that name: nothing is uploaded before it has been looked at. */
document.addEventListener('change', async (event) => {
  const input = event.target.closest('input[type=file][data-into]');
  if (input?.files.length) input.form.elements[input.dataset.into].value = await textOf(input.files[0]);
});
