import { booking } from './en/booking.ts';
import { cart } from './en/cart.ts';
import { developer } from './en/developer.ts';
import { events } from './en/events.ts';
import { general } from './en/failures.ts';
import { generation } from './en/generation.ts';
import { members } from './en/members.ts';
import { owner } from './en/owner.ts';
import { ownerProduct } from './en/owner-product.ts';
import { ownerShop } from './en/owner-shop.ts';
import { panels } from './en/panels.ts';
import { reference } from './en/reference.ts';
import { rehearsal } from './en/rehearsal.ts';
import { shell } from './en/shell.ts';
import { shop } from './en/shop.ts';
import { siteSettings } from './en/site-settings.ts';
import { start } from './en/start.ts';

/** The texts that every language has: those of the shop, the events and the account. */
export const translated = {
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

/** All texts of the playground in English, one file per area. Components contain no texts. */
export const en = {
  ...translated,
  ...siteSettings,
  ...owner,
  ...ownerShop,
  ...developer,
  ...panels,
  ...ownerProduct,
  ...reference,
  ...rehearsal,
};
