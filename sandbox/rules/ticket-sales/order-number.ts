import { digest } from '../../engine/values/random.ts';
import type { SandboxState } from '../../records/state.ts';

/** Letters and digits that are not mistaken for each other. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * An order number of the form `AAAA-BBBB-XXN`. The first six letters and digits encode the count of orders, shuffled so
 * that consecutive numbers look different; the other five come from the seed. No two orders share the first ten, so the
 * numbers of their tickets differ too (R194).
 */
export const orderNumberOf = ({ seed, ticketOrderNumber }: SandboxState): string => {
  const shuffled = Math.imul(ticketOrderNumber, 0x2c9277b5) & 0x3fffffff;
  const mixed = digest(`${seed}:ticket-order:${ticketOrderNumber}`);
  const signs = Array.from({ length: 11 }, (_, place) => {
    const bits =
      place < 6 ? shuffled >>> (place * 5) : Number.parseInt(mixed.slice(place * 2, place * 2 + 2), 16);
    return SIGNS[bits & 31] ?? '';
  });
  const text = signs.join('');
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
};
