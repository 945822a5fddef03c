import { booking } from './ar/booking.ts';
import { cart } from './ar/cart.ts';
import { developer } from './ar/developer.ts';
import { events } from './ar/events.ts';
import { members } from './ar/members.ts';
import { ownerMembers } from './ar/owner-members.ts';
import { ownerOrders } from './ar/owner-orders.ts';
import { ownerSettings } from './ar/owner-settings.ts';
import { ownerSite } from './ar/owner-site.ts';
import { panels } from './ar/panels.ts';
import { pos } from './ar/pos.ts';
import { reference } from './ar/reference.ts';
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
  ...ownerMembers,
  ...ownerSettings,
  ...ownerOrders,
  ...ownerSite,
  ...pos,
  ...developer,
  ...panels,
  ...reference,
  ...start,
};
