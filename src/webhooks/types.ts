import type {
  AccountInfo,
  Notification,
  NotificationByType,
  NotificationIdentity,
  NotificationType,
  Undeclared,
} from '../../generated/notifications/index.ts';

/** A proven notification of a type that no description lists; nothing is known of its payload. */
export interface UnknownNotification {
  readonly eventType: Undeclared;
  readonly instanceId: string;
  readonly identity?: NotificationIdentity;
  readonly accountInfo?: AccountInfo;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A proven notification: a switch over `eventType` narrows it. */
export type ReceivedNotification = Notification | UnknownNotification;

type Data<Type extends NotificationType> = NotificationByType[Type]['data'];

type EventPart = 'createdEvent' | 'updatedEvent' | 'deletedEvent' | 'actionEvent';

/** What is known of a notification beside the entity or body: who caused it, when, and which of the entity's it is. */
export type NotificationMetadata<Type extends NotificationType = NotificationType> = Omit<
  NotificationByType[Type],
  'data'
> &
  (Data<Type> extends { entityFqdn: string } ? Omit<Data<Type>, EventPart> : unknown) & {
    /** A later notification of the same entity has been handled already. Only actions are handled then. */
    readonly late?: true;
  };

/** What the part with the entity holds, with the names that handlers read. */
type Contents<Payload> = Payload extends { createdEvent: infer Part extends { entity: unknown } }
  ? Part
  : Payload extends { updatedEvent: infer Part extends { currentEntity: unknown } }
    ? Omit<Part, 'currentEntity'> & { entity: Part['currentEntity'] }
    : Payload extends { deletedEvent: infer Part extends object }
      ? Omit<Part, 'deletedEntity'> &
          (Part extends { deletedEntity?: infer Entity } ? { entity?: Entity } : unknown)
      : Payload extends { actionEvent: infer Part extends { body: unknown } }
        ? Omit<Part, 'body'> & { data: Part['body'] }
        : { data: Payload };

/**
 * What a handler receives: `{ entity, metadata }` of what was created, updated (with `modifiedFields`) or deleted (the
 * entity where it came along), `{ data, metadata }` of actions and of the earlier, plain form.
 */
export type NotificationEvent<Type extends NotificationType = NotificationType> =
  Type extends NotificationType ? Contents<Data<Type>> & { metadata: NotificationMetadata<Type> } : never;

/** Handles notifications of a type; what it returns is awaited and otherwise ignored. */
export type NotificationHandler<Type extends NotificationType> = (event: NotificationEvent<Type>) => unknown;

/** Handlers by event type. Several of one type run in parallel. */
export type NotificationHandlers = {
  readonly [Type in NotificationType]?: NotificationHandler<Type> | readonly NotificationHandler<Type>[];
};
