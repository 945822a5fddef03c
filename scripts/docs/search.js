// The page of the search: shows what the words of the field find. Both globals come from the scripts before.
const field = document.querySelector('#q');
const found = document.querySelector('#found');
const list = document.querySelector('#results');
const shown = 40;

const element = (name, text, className = '') => {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
};

/** The part of a text around the first of the words. */
const around = (text, words) => {
  const places = words.map((word) => text.toLowerCase().indexOf(word)).filter((place) => place >= 0);
  const start = Math.max(0, (places.length > 0 ? Math.min(...places) : 0) - 60);
  return `${start > 0 ? '… ' : ''}${text.slice(start, start + 180)}${start + 180 < text.length ? ' …' : ''}`;
};

const result = ({ k, t, u, s, x }, words) => {
  const link = document.createElement('a');
  link.href = u;
  link.append(
    element('strong', s ? `${t}: ${s}` : t),
    element('span', around(x, words)),
    element('small', k),
  );
  const item = document.createElement('li');
  item.append(link);
  return item;
};

const search = () => {
  const all = globalThis.findPlaces(globalThis.places, field.value);
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  list.replaceChildren(...all.slice(0, shown).map((place) => result(place, words)));
  const more = all.length > shown ? `, the best ${shown} are shown` : '';
  found.textContent = words.length > 0 ? `${all.length} places${more}` : '';
};

field.value = new URLSearchParams(location.search).get('q') ?? '';
field.addEventListener('input', () => {
  search();
  // A reload, and the way back from a page, find the same again.
  history.replaceState(null, '', `?${new URLSearchParams({ q: field.value })}`);
});
field.form.addEventListener('submit', (event) => event.preventDefault());
search();
