import { refusal } from './refusals.ts';
import type { ReceivedNotification } from './types.ts';

/** What a schema says; zod's answer fits. */
interface Verdict {
  readonly success: boolean;
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] } | undefined;
}

/** A schema, such as zod's; passed by the caller so that zod weighs nothing where it is not used. */
export interface NotificationSchema {
  safeParse(value: unknown): Verdict;
}

/**
 * Holds a notification to a schema. One whose type the schema does not know passes: it is kept as unknown.
 * @throws WebhookError `webhook-shape` with the names of up to five fields, and none of their values.
 */
export const check = (notification: ReceivedNotification, schema: NotificationSchema | undefined): void => {
  const { success, error } = schema?.safeParse(notification) ?? { success: true };
  if (success) return;
  const fields = (error?.issues ?? []).map(({ path }) => path.map(String).join('.'));
  if (fields.length > 0 && fields.every((field) => field === 'eventType')) return;
  const names = fields.slice(0, 5).map((field) => field.slice(0, 100));
  throw refusal('shape', { eventType: notification.eventType, what: names.join(', ') || 'as a whole' });
};
