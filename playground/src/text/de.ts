import { booking } from './de/booking.ts';
import { cart } from './de/cart.ts';
import { events } from './de/events.ts';
import { members } from './de/members.ts';
import { owner } from './de/owner.ts';
import { ownerMembers } from './de/owner-members.ts';
import { ownerSettings } from './de/owner-settings.ts';
import { ownerShop } from './de/owner-shop.ts';
import { shell } from './de/shell.ts';
import { shop } from './de/shop.ts';
import { start } from './de/start.ts';
import { en } from './en.ts';
import type { Text } from './text.ts';

/** What is not said in this language yet is said in English. */
export const de: Text = {
  ...en,
  ...shell,
  ...shop,
  ...cart,
  ...events,
  ...booking,
  ...members,
  ...ownerMembers,
  ...ownerSettings,
  ...owner,
  ...ownerShop,
  ...start,
};
