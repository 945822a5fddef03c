import { owner } from './en/owner.ts';
import { ownerLists } from './en/owner-lists.ts';
import { ownerMembers } from './en/owner-members.ts';
import { ownerProduct } from './en/owner-product.ts';
import { ownerSettings } from './en/owner-settings.ts';
import { ownerShop } from './en/owner-shop.ts';
import { withArea } from './text.ts';

/** The texts with those of the owner's area. */
export const text = withArea({
  ...owner,
  ...ownerLists,
  ...ownerMembers,
  ...ownerProduct,
  ...ownerSettings,
  ...ownerShop,
});
