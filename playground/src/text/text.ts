import { en } from './en.ts';

/** What every language says. */
export type Text = typeof en;

/**
 * The sentences of the language that the page speaks. Read it while rendering, never when a module is loaded: the page
 * is rendered anew when the language changes.
 */
export let text: Text = en;

/** Speaks another language from now on. */
export const speak = (words: Text): void => {
  text = words;
};
