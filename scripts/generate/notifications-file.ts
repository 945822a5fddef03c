import type { Webhook } from './description.ts';

/** `notifications.ts`: the union of all notifications by event type, and the facts of each type. */
export const notificationsFile = (
  webhooks: readonly Webhook[],
): string => `import type * as model from './types.ts';

/** All notifications, by event type. */
export interface NotificationByType {
${webhooks.map(({ type, summary, schema }) => `  /** ${summary}. */\n  '${type}': model.${schema};`).join('\n')}
}

/** The event types that the platform sends. */
export type NotificationType = keyof NotificationByType;

/** Any notification. A switch over \`eventType\` narrows its type. */
export type Notification = NotificationByType[NotificationType];

/** Handler name, kind of payload and required permission of each event type. */
export const notificationFacts = {
${webhooks.map(({ type, handler, kind, permission }) => `  '${type}': ${JSON.stringify({ handler, kind, permission })},`).join('\n')}
} as const satisfies Record<NotificationType, object>;
`;

/** The end of \`zod.ts\`: one schema for all notifications, discriminated by event type. */
export const notificationUnion = (webhooks: readonly Webhook[]): string =>
  `\nexport const Notification = /*#__PURE__*/ zod.discriminatedUnion('eventType', [${webhooks
    .map(({ schema }) => schema)
    .join(', ')}]);\n`;
