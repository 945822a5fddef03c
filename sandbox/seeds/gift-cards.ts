import { idFrom } from '../engine/ids.ts';
import type { GiftCardRecord } from '../records/state.ts';

const DAY = 86_400_000;

/** The gift cards of the shop: two that pay, and one for each reason of refusal. */
export const buildGiftCards = (seed: string, now: number): GiftCardRecord[] => {
  const card = (code: string, balance: string, more: Partial<GiftCardRecord> = {}): GiftCardRecord => ({
    id: idFrom(`${seed}:gift-card:${code}`),
    code,
    balance,
    active: true,
    ...more,
  });
  return [
    card('GIFT-FIFTY-7QX2', '50.00'),
    card('GIFT-TEN-4KD9', '10.00'),
    card('GIFT-USED-1MB3', '0'),
    card('GIFT-OFF-8ZC5', '25.00', { active: false }),
    card('GIFT-PAST-6RW4', '25.00', { expirationTime: new Date(now - 10 * DAY).toISOString() }),
  ];
};
