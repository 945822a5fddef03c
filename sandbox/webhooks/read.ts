import * as z from 'zod/mini';
import { notificationFacts, type NotificationType } from '../../generated/notifications/index.ts';
import type { ReceiverRecord } from '../records/state.ts';
import { addressProblem } from '../engine/receiver-address.ts';
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
