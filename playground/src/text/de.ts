import { booking } from './de/booking.ts';
import { cart } from './de/cart.ts';
import { developer } from './de/developer.ts';
import { events } from './de/events.ts';
import { members } from './de/members.ts';
import { owner } from './de/owner.ts';
import { ownerLists } from './de/owner-lists.ts';
import { ownerMembers } from './de/owner-members.ts';
import { ownerProduct } from './de/owner-product.ts';
import { ownerSettings } from './de/owner-settings.ts';
import { ownerShop } from './de/owner-shop.ts';
import { panels } from './de/panels.ts';
import { reference } from './de/reference.ts';
import { shell } from './de/shell.ts';
import { shop } from './de/shop.ts';
import { start } from './de/start.ts';
import type { Text } from './text.ts';

/** Every sentence of the playground in German. */
export const de: Text = {
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
  ...developer,
  ...panels,
  ...ownerLists,
  ...ownerProduct,
  ...reference,
  ...start,
};
