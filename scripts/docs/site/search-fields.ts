import { finderOf, type Found } from './finder.ts';
import type { Place } from './place.ts';
import { resultItem } from './results.ts';

declare global {
  /** The contents of `search-index.js`. */
  var places: readonly Place[] | undefined;
}

type Find = (asked: string) => readonly Found[];

/** Number of results in the box below the search field on top, and on the search page. */
const SHOWN = { box: 8, page: 40 };

const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
const root = new URL('.', script).href;

let index: Promise<Find> | undefined;

/** Loads the index as a script, because a page from the file system may not load other data. */
const loaded = (): Promise<Find> =>
  (index ??= new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = new URL('search-index.js', root).href;
    element.addEventListener('load', () => resolve(finderOf(globalThis.places ?? [])));
    element.addEventListener('error', () => reject(new Error('The index of the search cannot be loaded.')));
    document.head.append(element);
  }));

const part = <Kind extends Element>(within: ParentNode, selector: string, kind: new () => Kind): Kind => {
  const found = within.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}.`);
  return found;
};

const countText = (count: number, shown: number): string => {
  if (count === 0) return 'Nothing was found.';
  const places = count === 1 ? '1 place' : `${count} places`;
  return count > shown ? `${places}, the best ${shown} are shown` : places;
};

/** Fills the list of a form with the results for its field. */
const fill = async (form: HTMLFormElement, shown: number): Promise<void> => {
  const field = part(form, 'input[type=search]', HTMLInputElement);
  const status = part(form, '[role=status]', HTMLElement);
  const asked = field.value;
  const find = await loaded().catch((error: Error) => error);
  // The reader has typed more characters while the index was loading.
  if (field.value !== asked) return;
  const isEmpty = asked.trim() === '';
  const found = isEmpty || find instanceof Error ? [] : find(asked);
  part(form, 'ol', HTMLOListElement).replaceChildren(
    ...found.slice(0, shown).map((each) => resultItem(each, root)),
  );
  status.textContent = find instanceof Error ? find.message : isEmpty ? '' : countText(found.length, shown);
};

/** The arrow keys go from the field through the results and back. */
const moveByArrows = (form: HTMLFormElement): void => {
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [...form.querySelectorAll<HTMLElement>('input[type=search], ol a')];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (at < 0 || !next?.checkVisibility()) return;
    event.preventDefault();
    next.focus();
  });
};

/** The form on top of each page, whose results are in a box below it. */
const searchOnTop = (form: HTMLFormElement): void => {
  const field = part(form, 'input[type=search]', HTMLInputElement);
  const box = part(form, '.found', HTMLElement);
  const close = (): void => void (box.hidden = true);
  const open = (): void => {
    box.hidden = field.value.trim() === '';
    if (!box.hidden) void fill(form, SHOWN.box);
  };
  field.addEventListener('focus', () => void loaded().catch(() => undefined));
  field.addEventListener('input', open);
  field.addEventListener('click', open);
  moveByArrows(form);
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || box.hidden) return;
    event.preventDefault();
    close();
    field.focus();
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !form.contains(relatedTarget)) close();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !form.contains(target)) close();
  });
};

/** The form of the search page, which keeps its words after a reload and after the Back button. */
const searchOnPage = (form: HTMLFormElement): void => {
  const field = part(form, 'input[type=search]', HTMLInputElement);
  field.value = new URLSearchParams(location.search).get('q') ?? '';
  field.addEventListener('input', () => {
    void fill(form, SHOWN.page);
    history.replaceState(null, '', `?${new URLSearchParams({ q: field.value })}`);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Escape' && target !== field) field.focus();
  });
  moveByArrows(form);
  void fill(form, SHOWN.page);
};

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Makes the search of the page, and the key "/" that leads to it. */
export const searchFields = (): void => {
  const onTop = document.querySelector<HTMLFormElement>('form.search');
  const onPage = document.querySelector<HTMLFormElement>('form.find');
  if (onTop) searchOnTop(onTop);
  if (onPage) searchOnPage(onPage);
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const form = onPage ?? onTop;
    if (form) part(form, 'input[type=search]', HTMLInputElement).select();
  });
};
