import { booking } from './ja/booking.ts';
import { cart } from './ja/cart.ts';
import { developer } from './ja/developer.ts';
import { events } from './ja/events.ts';
import { members } from './ja/members.ts';
import { owner } from './ja/owner.ts';
import { ownerLists } from './ja/owner-lists.ts';
import { ownerMembers } from './ja/owner-members.ts';
import { ownerProduct } from './ja/owner-product.ts';
import { ownerSettings } from './ja/owner-settings.ts';
import { ownerShop } from './ja/owner-shop.ts';
import { panels } from './ja/panels.ts';
import { reference } from './ja/reference.ts';
import { shell } from './ja/shell.ts';
import { shop } from './ja/shop.ts';
import { start } from './ja/start.ts';
import type { Text } from './text.ts';

/** Every sentence of the playground in Japanese, one file an area. */
export const ja: Text = {
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
