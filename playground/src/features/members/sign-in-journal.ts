import { createStore } from '../../lib/store.ts';

const KEY = 'vitrine-playground.sign-in-journal';
/** So many lines are kept. */
const MOST = 5;

const read = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((line) => typeof line === 'string') : [];
  } catch {
    return [];
  }
};

/** What happened on the way to being a member, over the pages that it led through. No secrets. */
export const signInJournal = createStore<readonly string[]>(read());

/** Adds a line, which the next page of this tab still shows. */
export const note = (line: string): void => {
  signInJournal.set((lines) => [...lines, line].slice(-MOST));
  try {
    sessionStorage.setItem(KEY, JSON.stringify(signInJournal.get()));
  } catch {
    // Then it is gone with this page.
  }
};
