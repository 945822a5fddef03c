// Script of the operation and REST pages: a form that sends a call to a sandbox.
import type { TryCall } from './call.ts';
import { make } from '../site/elements.ts';
import { panel } from './panel.ts';
import type { Surroundings } from './send.ts';

const calls = JSON.parse(document.querySelector('#try-calls')?.textContent ?? '[]') as TryCall[];

/** Storage of the tab. If the browser gives the page no storage, the values are kept in memory. */
const remembered = (): Surroundings['visitors'] => {
  try {
    sessionStorage.getItem('');
    return sessionStorage;
  } catch {
    const kept = new Map<string, string>();
    return {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    };
  }
};

const around: Surroundings = {
  fetch: (...request) => fetch(...request),
  now: () => performance.now(),
  visitors: remembered(),
  secure: location.protocol === 'https:',
};

const place = document.querySelector('#try-panel');
const [only] = calls;
if (place && only) place.replaceChildren(panel(only, around));

/** On a page with many calls, a link to the panel of another page opens the panel on this page, above the text. */
const open = (call: TryCall): void => {
  const { id, summary, method, path, prefix } = call;
  const title = make('h2', { id: `try-title-${id}` }, summary);
  const close = make('button', { type: 'button' }, 'Close');
  const dialog = make(
    'dialog',
    { className: 'try-dialog' },
    make('header', {}, title, close),
    make('p', {}, make('strong', {}, method), ' ', make('code', {}, prefix + path)),
    panel(call, around),
  );
  dialog.setAttribute('aria-labelledby', title.id);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
};

if (!place)
  document.addEventListener(
    'click',
    (event) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a[href$=".html#try"]') : null;
      const id = /(\w+)\.html#try$/.exec(link?.getAttribute('href') ?? '')?.[1];
      const call = calls.find((one) => one.id === id);
      if (!call) return;
      event.preventDefault();
      event.stopPropagation();
      open(call);
    },
    { capture: true },
  );
