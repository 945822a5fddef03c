import { booking } from './ar/booking.ts';
import { cart } from './ar/cart.ts';
import { events } from './ar/events.ts';
import { general } from './ar/failures.ts';
import { generation } from './ar/generation.ts';
import { members } from './ar/members.ts';
import { shell } from './ar/shell.ts';
import { shop } from './ar/shop.ts';
import { start } from './ar/start.ts';
import type { Text } from './text.ts';

/** The texts of the shop, the events and the account in Arabic, one file per area. */
export const ar: Text = {
  ...shell,
  ...shop,
  ...cart,
  ...events,
  ...booking,
  ...general,
  ...generation,
  ...members,
  ...start,
};
