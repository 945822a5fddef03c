import { refusal } from './refusals.ts';
import type { ReceivedNotification } from './types.ts';

/** The result of a schema, compatible with zod's. */
interface Verdict {
  readonly success: boolean;
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] } | undefined;
}

/** A schema, such as zod's. The caller passes it, so that a program without a schema does not carry zod. */
export interface NotificationSchema {
  safeParse(value: unknown): Verdict;
}

/**
 * Checks a notification with a schema. A notification of an unknown type passes.
 * @throws WebhookError `webhook-shape` with the names of up to five fields, without their values.
 */
export const check = (notification: ReceivedNotification, schema: NotificationSchema | undefined): void => {
  const { success, error } = schema?.safeParse(notification) ?? { success: true };
  if (success) return;
  const fields = (error?.issues ?? []).map(({ path }) => path.map(String).join('.'));
  if (fields.length > 0 && fields.every((field) => field === 'eventType')) return;
  const names = fields.slice(0, 5).map((field) => field.slice(0, 100));
  throw refusal('shape', { eventType: notification.eventType, what: names.join(', ') || 'as a whole' });
};
