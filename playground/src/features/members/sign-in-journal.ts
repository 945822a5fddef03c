import { createStore } from '../../lib/store.ts';

const KEY = 'vitrine-playground.sign-in-journal';
/** Maximum number of lines. */
const MOST = 5;

const read = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((line) => typeof line === 'string') : [];
  } catch {
    return [];
  }
};

/** Steps of the sign-in across the pages that it led through, without secrets. */
export const signInJournal = createStore<readonly string[]>(read());

/** Adds a line that also survives navigation in this tab. */
export const note = (line: string): void => {
  signInJournal.set((lines) => [...lines, line].slice(-MOST));
  try {
    sessionStorage.setItem(KEY, JSON.stringify(signInJournal.get()));
  } catch {
    // If storage is blocked, the line lasts until this page is left.
  }
};
