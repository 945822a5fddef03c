import { booking } from './ar/booking.ts';
import { cart } from './ar/cart.ts';
import { developer } from './ar/developer.ts';
import { events } from './ar/events.ts';
import { general } from './ar/failures.ts';
import { generation } from './ar/generation.ts';
import { members } from './ar/members.ts';
import { owner } from './ar/owner.ts';
import { ownerLists } from './ar/owner-lists.ts';
import { ownerMembers } from './ar/owner-members.ts';
import { ownerProduct } from './ar/owner-product.ts';
import { ownerSettings } from './ar/owner-settings.ts';
import { ownerShop } from './ar/owner-shop.ts';
import { panels } from './ar/panels.ts';
import { reference } from './ar/reference.ts';
import { rehearsal } from './ar/rehearsal.ts';
import { shell } from './ar/shell.ts';
import { shop } from './ar/shop.ts';
import { start } from './ar/start.ts';
import type { Text } from './text.ts';

/** All texts of the playground in Arabic, one file per area. */
export const ar: Text = {
  ...shell,
  ...shop,
  ...cart,
  ...events,
  ...booking,
  ...general,
  ...generation,
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
  ...rehearsal,
  ...start,
};
