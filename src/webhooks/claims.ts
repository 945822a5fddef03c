import { isWebhookError } from '../core/errors/guards.ts';
import { positionOf } from './position.ts';
import { refusal } from './refusals.ts';
import { inTime } from './run.ts';
import type { Claim, ClaimAnswer, NotificationStore } from './store.ts';
import type { VerifiedNotification } from './verify.ts';

/** Options of the claims; times are in milliseconds. */
export interface ClaimOptions {
  readonly store: NotificationStore;
  readonly timeout: number;
  readonly patience: number;
  readonly remember: number;
  readonly now: () => number;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes the claim of one delivery on its notification. */
export const claimOf = (
  { notification, key }: VerifiedNotification,
  { store, timeout, patience, remember, now }: ClaimOptions,
) => {
  const owner = crypto.randomUUID();
  const position = positionOf(notification);
  const present = (): Claim => {
    const at = now();
    return { key, owner, ...position, now: at, leaseUntil: at + 2 * timeout, keepUntil: at + remember };
  };

  const untilNotBusy = async (): Promise<ClaimAnswer> => {
    const end = Date.now() + patience;
    for (let wait = 10; ; wait *= 2) {
      const answer = await inTime('The store', () => store.claim(present()), timeout);
      if (answer !== 'busy') return answer;
      if (Date.now() + wait > end) throw refusal('busy');
      await pause(wait);
    }
  };

  return {
    /**
     * Asks the store until it is no longer busy, at most for `patience`.
     * @throws WebhookError `webhook-busy` or `webhook-store-failed`.
     */
    take: async (): Promise<ClaimAnswer> => {
      try {
        return await untilNotBusy();
      } catch (error) {
        throw isWebhookError(error) ? error : refusal('store', { cause: error });
      }
    },
    /**
     * Ends the claim: the notification was handled, or another delivery may claim it.
     * @throws WebhookError `webhook-store-failed`.
     */
    settle: async (handled: boolean): Promise<void> => {
      try {
        await inTime('The store', () => store.settle(present(), handled), timeout);
      } catch (cause) {
        throw refusal('store', { cause });
      }
    },
  };
};
