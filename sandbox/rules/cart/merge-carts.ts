import type { CartLineRecord, CartRecord } from '../../records/state.ts';
import { keyOfLine } from './line-key.ts';
import { exceedsMaxValue, itemOf, MAX_QUANTITY, maxQuantity, seeItem } from './cart-items.ts';
import { newId, type World } from '../../engine/context.ts';

const isSameItem = (line: CartLineRecord, other: CartLineRecord): boolean =>
  line.item !== undefined && keyOfLine(line) === keyOfLine(other);

/**
 * Merges a cart into another: quantities of the same item are added and capped by the stock (R18, R54). The limits of
 * an add apply: a line with a taken id gets a new one (R56), and lines beyond the limits of a cart are left out (R61).
 */
export const mergeCarts = (world: World, from: CartRecord, to: CartRecord): void => {
  for (const line of from.lines) {
    const same = to.lines.find((candidate) => isSameItem(candidate, line));
    const target = same ?? added(world, to, line);
    if (!target) continue;
    const found = itemOf(world, target);
    const most = found ? maxQuantity(to.lines, found.product, found.variant, target) : null;
    const wanted = same ? same.quantity + line.quantity : line.quantity;
    target.quantity = Math.max(1, Math.min(wanted, most ?? MAX_QUANTITY));
    target.requested = target.quantity;
    seeItem(world, to, target);
  }
  if (to.coupons.length === 0) to.coupons = from.coupons;
  if (to.giftCards.length === 0) to.giftCards = from.giftCards;
};

const added = (world: World, { lines }: CartRecord, line: CartLineRecord): CartLineRecord | undefined => {
  if (lines.length >= world.state.settings.cartLines || exceedsMaxValue([...lines, line])) return undefined;
  const own = lines.some(({ id }) => id === line.id) ? { ...line, id: newId(world, 'line') } : line;
  lines.push(own);
  return own;
};
