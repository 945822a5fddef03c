import { digest } from '../../engine/values/random.ts';
import type { SandboxState } from '../../records/state.ts';

/** Letters and digits that are not confused with each other. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * `AAAA-BBBB-XXN`: six characters from the count of orders, shuffled so that consecutive numbers look different, and
 * five from the seed. The first ten characters are unique, so the numbers of tickets are too (R194).
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
