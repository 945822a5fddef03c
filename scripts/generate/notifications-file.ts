import type { Webhook } from './description.ts';

/** `notifications.ts`: the union of all notifications by event type, and the facts of each type. */
export const notificationsFile = (
  webhooks: readonly Webhook[],
): string => `import type * as model from './types.ts';

/** Every notification by its event type. */
export interface NotificationByType {
${webhooks.map(({ type, summary, schema }) => `  /** ${summary}. */\n  '${type}': model.${schema};`).join('\n')}
}

/** The event types that the platform sends. */
export type NotificationType = keyof NotificationByType;

/** A notification; \`eventType\` tells which, so that a switch over it narrows. */
export type Notification = NotificationByType[NotificationType];

/** Name, kind of payload and needed permission of each event type. */
export const notificationFacts = {
${webhooks.map(({ type, handler, kind, permission }) => `  '${type}': ${JSON.stringify({ handler, kind, permission })},`).join('\n')}
} as const satisfies Record<NotificationType, object>;
`;

/** The end of \`zod.ts\`: one schema for all notifications, told apart by their event type. */
export const notificationUnion = (webhooks: readonly Webhook[]): string =>
  `\nexport const Notification = /*#__PURE__*/ zod.discriminatedUnion('eventType', [${webhooks
    .map(({ schema }) => schema)
    .join(', ')}]);\n`;
