import { en } from './en.ts';
import { booking } from './ja/booking.ts';
import { cart } from './ja/cart.ts';
import { developer } from './ja/developer.ts';
import { events } from './ja/events.ts';
import { members } from './ja/members.ts';
import { ownerMembers } from './ja/owner-members.ts';
import { ownerSettings } from './ja/owner-settings.ts';
import { ownerShop } from './ja/owner-shop.ts';
import { panels } from './ja/panels.ts';
import { reference } from './ja/reference.ts';
import { shell } from './ja/shell.ts';
import { shop } from './ja/shop.ts';
import { start } from './ja/start.ts';
import type { Text } from './text.ts';

/** What is not said in this language yet is said in English. */
export const ja: Text = {
  ...en,
  ...shell,
  ...shop,
  ...cart,
  ...events,
  ...booking,
  ...members,
  ...ownerMembers,
  ...ownerSettings,
  ...ownerShop,
  ...developer,
  ...panels,
  ...reference,
  ...start,
};
