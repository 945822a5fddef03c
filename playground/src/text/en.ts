import { booking } from './en/booking.ts';
import { cart } from './en/cart.ts';
import { developer } from './en/developer.ts';
import { members } from './en/members.ts';
import { owner } from './en/owner.ts';
import { ownerProduct } from './en/owner-product.ts';
import { ownerShop } from './en/owner-shop.ts';
import { shell } from './en/shell.ts';
import { shop } from './en/shop.ts';

/** Every sentence of the playground in English, one file an area. Components never hold words of their own. */
export const en = {
  ...shell,
  ...shop,
  ...cart,
  ...booking,
  ...developer,
  ...owner,
  ...ownerShop,
  ...ownerProduct,
  ...members,
};
