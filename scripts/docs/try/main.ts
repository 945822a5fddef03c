// Script of the operation pages: a form that sends the call to a sandbox.
import type { TryCall } from './call.ts';
import { panel } from './panel.ts';
import type { Surroundings } from './send.ts';

const [call] = JSON.parse(document.querySelector('#try-calls')?.textContent ?? '[]') as TryCall[];

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
if (place && call) place.replaceChildren(panel(call, around));
