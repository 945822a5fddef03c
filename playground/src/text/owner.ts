import { owner } from './en/owner.ts';
import { ownerProduct } from './en/owner-product.ts';
import { ownerShop } from './en/owner-shop.ts';
import { withArea } from './text.ts';

/** The texts with those of the owner's area. */
export const text = withArea({
  ...owner,
  ...ownerProduct,
  ...ownerShop,
});
