import type { translated } from './en.ts';
import { cart } from './en/cart.ts';
import { generation } from './en/generation.ts';
import { shell } from './en/shell.ts';

/** The texts that every language provides. Screens of the owner and of developers are English. */
export type Text = typeof translated;

const frame = { ...shell, ...cart, ...generation };

/** All English texts that the opened pages brought. */
const english: object = { ...frame };

/** The texts of another language. They come in one file, before anything is shown. */
let other: Text | undefined;

/**
 * The texts of the frame and of the cart, in the current language. The texts of other areas are in the modules beside
 * this one, so that a page loads only its own. Read texts while rendering, never when a module loads: the page renders
 * again when the language changes.
 */
export const text = { ...frame };

/** Adds the English texts of an area, and returns the texts with those of the area. */
export const withArea = <Area extends object>(area: Area): typeof text & Area => {
  Object.assign(english, area);
  return Object.assign(text, area, other);
};

/** Sets the language; without texts it is English. */
export const speak = (words?: Text): void => {
  other = words;
  Object.assign(text, english, words);
};
