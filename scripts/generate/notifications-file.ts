import type { Webhook } from './description.ts';
import { endSentence } from './ends.ts';
import { comment, commented, literal, onOneLine } from './text.ts';

/** `notifications.ts`: the union of all notifications by event type, and the facts of each type. */
export const notificationsFile = (
  webhooks: readonly Webhook[],
): string => `import type * as model from './types.ts';

/** All notifications, by event type. */
export interface NotificationByType {
${webhooks.map(member).join('\n')}
}

/** The event types that the platform sends. */
export type NotificationType = keyof NotificationByType;

/** Any notification. A switch over \`eventType\` narrows its type. */
export type Notification = NotificationByType[NotificationType];

/** Handler name, kind of payload, required permission, contract family and announced end of each event type. */
export const notificationFacts = {
${webhooks.map(({ type, handler, kind, permission, generation, sunset }) => `  ${literal(type)}: ${literal({ handler, kind, permission, generation, end: sunset?.date })},`).join('\n')}
} as const satisfies Record<NotificationType, object>;
`;

const member = ({ type, summary, schema, sunset }: Webhook): string =>
  sunset
    ? `${comment([`${summary}.`, `@deprecated ${endSentence('notification', sunset)}`])}  ${literal(type)}: model.${schema};`
    : `  /** ${commented(onOneLine(summary))}. */\n  ${literal(type)}: model.${schema};`;

/**
 * The end of `zod.ts`: one schema for all notifications, discriminated by event type. Its type names the event type
 * only: the types of the messages are in `types.ts`.
 */
export const notificationUnion = (webhooks: readonly Webhook[]): string => {
  const schemas = webhooks.map(({ schema }) => schema);
  return `\nexport const Notification: zod.ZodMiniType<{ eventType: string }> = /*#__PURE__*/ zod.discriminatedUnion('eventType', [${schemas.join(', ')}]);\n`;
};
