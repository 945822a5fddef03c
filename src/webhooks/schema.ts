import { isJsonObject } from '../core/json.ts';
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

/** Whether the member at a path is absent or null, or a part that would hold it is. */
const isAbsent = (notification: unknown, path: readonly PropertyKey[]): boolean =>
  path.reduce<unknown>(
    (part, name) => (isJsonObject(part) || Array.isArray(part) ? Reflect.get(part, name) : undefined),
    notification,
  ) == null;

/**
 * Checks a notification with a schema. A notification of an unknown type passes, and so does one that lacks members: the
 * platform sends less than it describes, and a refused notification is lost after its resends.
 * @throws WebhookError `webhook-shape` with the names of up to five fields, without their values.
 */
export const check = (notification: ReceivedNotification, schema: NotificationSchema | undefined): void => {
  const { success, error } = schema?.safeParse(notification) ?? { success: true };
  if (success) return;
  const issues = error?.issues ?? [];
  const fields = issues
    .filter(({ path }) => !isAbsent(notification, path))
    .map(({ path }) => path.map(String).join('.'));
  if (issues.length > 0 && fields.every((field) => field === 'eventType')) return;
  const names = fields.slice(0, 5).map((field) => field.slice(0, 100));
  throw refusal('shape', { eventType: notification.eventType, what: names.join(', ') || 'as a whole' });
};
