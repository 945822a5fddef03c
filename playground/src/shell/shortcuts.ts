import { createStore } from '../lib/store.ts';

/** Action of a shortcut. */
export type ShortcutAction = 'search' | 'shop' | 'events' | 'account' | 'owner' | 'developer' | 'list';

/** Shortcuts as sequences of typed keys. `Esc` closes dialogs without an entry here. */
export const shortcuts: readonly { readonly keys: readonly string[]; readonly action: ShortcutAction }[] = [
  { keys: ['/'], action: 'search' },
  { keys: ['g', 's'], action: 'shop' },
  { keys: ['g', 'e'], action: 'events' },
  { keys: ['g', 'a'], action: 'account' },
  { keys: ['g', 'o'], action: 'owner' },
  { keys: ['d'], action: 'developer' },
  { keys: ['?'], action: 'list' },
];

/** Milliseconds in which the second key must follow the first. */
const PATIENCE = 1500;

/** Reads keys one by one and returns the action of a completed shortcut. */
export const createShortcutReader = (now: () => number = Date.now) => {
  let typed: readonly string[] = [];
  let at = 0;
  return (key: string): ShortcutAction | undefined => {
    const before = now() - at <= PATIENCE ? typed : [];
    at = now();
    for (const keys of [[...before, key], [key]]) {
      const begun = shortcuts.filter((one) => keys.every((part, index) => one.keys[index] === part));
      const whole = begun.find((one) => one.keys.length === keys.length);
      typed = whole ? [] : begun.length > 0 ? keys : [];
      if (whole) return whole.action;
      if (begun.length > 0) return undefined;
    }
    return undefined;
  };
};

const KEY = 'vitrine.shortcuts';

const remembered = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true; // If storage is blocked, the choice lasts for this visit.
  }
};

/** Whether the shortcuts are enabled (WCAG 2.1.4). */
export const shortcutsOn = createStore(true);

/** Restores the stored choice and stores every later one. */
export const startShortcuts = (): void => {
  shortcutsOn.set(remembered());
  shortcutsOn.subscribe(() => {
    try {
      localStorage.setItem(KEY, shortcutsOn.get() ? 'on' : 'off');
    } catch {
      // See above.
    }
  });
};
