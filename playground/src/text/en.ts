import { booking } from './en/booking.ts';
import { cart } from './en/cart.ts';
import { developer } from './en/developer.ts';
import { events } from './en/events.ts';
import { general } from './en/failures.ts';
import { generation } from './en/generation.ts';
import { members } from './en/members.ts';
import { owner } from './en/owner.ts';
import { ownerLists } from './en/owner-lists.ts';
import { ownerMembers } from './en/owner-members.ts';
import { ownerProduct } from './en/owner-product.ts';
import { ownerSettings } from './en/owner-settings.ts';
import { ownerShop } from './en/owner-shop.ts';
import { panels } from './en/panels.ts';
import { reference } from './en/reference.ts';
import { rehearsal } from './en/rehearsal.ts';
import { shell } from './en/shell.ts';
import { shop } from './en/shop.ts';
import { start } from './en/start.ts';

/** All texts of the playground in English, one file per area. Components contain no texts. */
export const en = {
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
