import type { World } from '../../../engine/context.ts';
import type { CartLineRecord, CartRecord } from '../../../records/state.ts';
import { confirmedOf, seeItem } from '../cart-items.ts';

/**
 * Updates one line from the catalog (R460 to R463): takes its prices, stock and status, and confirms as many
 * of the requested pieces as are in stock. A line that is sold out or gone keeps its last quantity, which no
 * longer counts.
 * @param others The lines that take from the stock before this one.
 */
export const refreshLine = (world: World, others: readonly CartLineRecord[], line: CartLineRecord): void => {
  seeItem(world, { lines: [...others] }, line);
  const most = line.custom ? (line.custom.quantityAvailable ?? null) : (line.item?.last.available ?? null);
  line.quantity = line.requested;
  if (confirmedOf(line) > 0 && most !== null) line.quantity = Math.min(line.requested, most);
};

/** Updates every line from the catalog, the oldest first. Returns whether anything changed (R501, R532). */
export const refreshLines = (world: World, cart: CartRecord): boolean => {
  const before = JSON.stringify(cart.lines);
  const done: CartLineRecord[] = [];
  for (const line of cart.lines) {
    refreshLine(
      world,
      done.filter((other) => confirmedOf(other) > 0),
      line,
    );
    done.push(line);
  }
  return JSON.stringify(cart.lines) !== before;
};
