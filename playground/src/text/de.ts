import { cart } from './de/cart.ts';
import { events } from './de/events.ts';
import { shell } from './de/shell.ts';
import { shop } from './de/shop.ts';
import { start } from './de/start.ts';
import { en } from './en.ts';
import type { Text } from './text.ts';

/** What is not said in this language yet is said in English. */
export const de: Text = { ...en, ...shell, ...shop, ...cart, ...events, ...start };
