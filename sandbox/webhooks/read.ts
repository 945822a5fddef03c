import * as z from 'zod/mini';
import { notificationFacts, type NotificationType } from '../../generated/notifications/index.ts';
import type { ReceiverRecord } from '../records/state.ts';
import { violationsIn } from '../engine/validate.ts';
import { WebhookSetupError } from './types.ts';

const share = z.optional(z.number().check(z.minimum(0), z.maximum(1)));

/** The form of a receiver from outside. */
export const receiverSchema = z.strictObject({
  url: z.string().check(z.maxLength(2_000)),
  eventTypes: z.optional(z.array(z.enum(Object.keys(notificationFacts) as NotificationType[]))),
  trouble: z.optional(
    z.strictObject({
      duplicates: share,
      delayMs: z.optional(z.int().check(z.nonnegative(), z.maximum(86_400_000))),
      wrongKey: share,
    }),
  ),
});

/** The problem of an address of a receiver, as a sentence; undefined: notifications can be sent there. */
export const addressProblem = (url: string): string | undefined => {
  const { username, password, protocol } = URL.canParse(url) ? new URL(url) : { protocol: '' };
  // The message does not show the address, which holds a secret.
  if (username || password)
    return 'The address for notifications has a user or a password, which fetch refuses. Leave both out; a secret of your own can stand in the path.';
  if (/^https?:$/.test(protocol)) return undefined;
  return `${url.includes('@') ? 'This' : JSON.stringify(url)} is not an address for notifications, such as http://localhost:3000/webhooks.`;
};

/** Checks a receiver. Throws a WebhookSetupError with the problem. */
export const readReceiver = (given: unknown): Omit<ReceiverRecord, 'id'> => {
  const violations = violationsIn(receiverSchema, given);
  if (violations.length > 0)
    throw new WebhookSetupError(
      `${violations.map(({ field, description }) => `${field || 'A receiver'} ${description}`).join('; ')}.`,
    );
  const { url, eventTypes, trouble } = given as z.infer<typeof receiverSchema>;
  const problem = addressProblem(url);
  if (problem !== undefined) throw new WebhookSetupError(problem);
  return {
    url,
    eventTypes: eventTypes ? [...eventTypes] : null,
    trouble: {
      duplicates: trouble?.duplicates ?? 0,
      delayMs: trouble?.delayMs ?? 0,
      wrongKey: trouble?.wrongKey ?? 0,
    },
  };
};
