import { en } from './en.ts';

/** The texts that every language provides. */
export type Text = typeof en;

/**
 * Texts of the current language. Read them while rendering, never when a module loads: the page renders again when the
 * language changes.
 */
export let text: Text = en;

/** Sets the texts of the current language. */
export const speak = (words: Text): void => {
  text = words;
};
