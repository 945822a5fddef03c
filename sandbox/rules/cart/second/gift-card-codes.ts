import Big from 'big.js';
import type { World } from '../../../engine/context.ts';
import { smaller } from '../../../engine/values/money.ts';
import type { CartRecord, GiftCardRecord } from '../../../records/state.ts';

/** The platform's app for gift cards. */
export const GIFT_CARD_APP = 'd80111c5-a0f4-47a8-b63a-65b54d774a27';

/** A code with all characters but the last four masked (R489). */
export const masked = (code: string): string => `****${code.slice(-4)}`;

const plain = (code: string): string => code.trim().toUpperCase();

/** Whether two codes are equal, without regard to case. */
export const isSameCode = (left: string, right: string): boolean => plain(left) === plain(right);

/** The gift card with a code; undefined if the site has none. */
export const findGiftCard = ({ state }: World, code: string): GiftCardRecord | undefined =>
  state.giftCards.find((card) => isSameCode(card.code, code));

/** The reason why a gift card cannot pay now; undefined if it can. */
export const giftCardProblem = (
  { clock }: World,
  { active, balance, expirationTime }: GiftCardRecord,
): 'DISABLED' | 'EXPIRED' | 'EMPTY_BALANCE' | undefined => {
  if (!active) return 'DISABLED';
  if (expirationTime !== undefined && clock.now() >= Date.parse(expirationTime)) return 'EXPIRED';
  return Number(balance) > 0 ? undefined : 'EMPTY_BALANCE';
};

/** The amount that the gift card of a cart pays towards a total. It is used up by the order only (R489). */
export const redeemedBy = (world: World, { giftCards }: CartRecord, total: Big): Big => {
  const [entry] = giftCards;
  const card = entry && findGiftCard(world, entry.code);
  if (!entry || !card || giftCardProblem(world, card)) return new Big(0);
  return smaller(smaller(new Big(entry.redeemAmount ?? card.balance), new Big(card.balance)), total);
};
