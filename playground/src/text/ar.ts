import { booking } from './ar/booking.ts';
import { cart } from './ar/cart.ts';
import { developer } from './ar/developer.ts';
import { events } from './ar/events.ts';
import { members } from './ar/members.ts';
import { shell } from './ar/shell.ts';
import { shop } from './ar/shop.ts';
import { start } from './ar/start.ts';
import { en } from './en.ts';
import type { Text } from './text.ts';

/** What is not said in this language yet is said in English. */
export const ar: Text = {
  ...en,
  ...shell,
  ...shop,
  ...cart,
  ...events,
  ...booking,
  ...members,
  ...developer,
  ...start,
};
