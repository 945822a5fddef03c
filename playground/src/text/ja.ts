import { en } from './en.ts';
import { booking } from './ja/booking.ts';
import { cart } from './ja/cart.ts';
import { events } from './ja/events.ts';
import { members } from './ja/members.ts';
import { shell } from './ja/shell.ts';
import { shop } from './ja/shop.ts';
import { start } from './ja/start.ts';
import type { Text } from './text.ts';

/** What is not said in this language yet is said in English. */
export const ja: Text = { ...en, ...shell, ...shop, ...cart, ...events, ...booking, ...members, ...start };
