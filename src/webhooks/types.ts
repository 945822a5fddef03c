import type {
  AccountInfo,
  Notification,
  NotificationByType,
  NotificationIdentity,
  NotificationType,
  Undeclared,
} from '../../generated/notifications/index.ts';

/** A verified notification of an undescribed type, with an unknown payload. */
export interface UnknownNotification {
  readonly eventType: Undeclared;
  readonly instanceId: string;
  readonly identity?: NotificationIdentity;
  readonly accountInfo?: AccountInfo;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A verified notification. A switch over `eventType` narrows its type. */
export type ReceivedNotification = Notification | UnknownNotification;

type Data<Type extends NotificationType> = NotificationByType[Type]['data'];

type EventPart = 'createdEvent' | 'updatedEvent' | 'deletedEvent' | 'actionEvent';

/** The members of a notification beside the entity or body: the actor, the time, the position in the sequence. */
export type NotificationMetadata<Type extends NotificationType = NotificationType> = Omit<
  NotificationByType[Type],
  'data'
> &
  (Data<Type> extends { entityFqdn: string } ? Omit<Data<Type>, EventPart> : unknown) & {
    /** Present if a later notification of the entity was handled before. Only late actions are handled. */
    readonly late?: true;
  };

/** The members of the event part of a payload, under the names that handlers receive. */
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
 * The argument of a handler: `{ entity, metadata }` for created, updated (with `modifiedFields`) and deleted entities
 * (`entity` is present if the platform sent it), `{ data, metadata }` for actions and for the earlier, plain form.
 */
export type NotificationEvent<Type extends NotificationType = NotificationType> =
  Type extends NotificationType ? Contents<Data<Type>> & { metadata: NotificationMetadata<Type> } : never;

/** Handles notifications of a type. Its result is awaited and otherwise ignored. */
export type NotificationHandler<Type extends NotificationType> = (event: NotificationEvent<Type>) => unknown;

/** Handlers by event type. Several of one type run in parallel. */
export type NotificationHandlers = {
  readonly [Type in NotificationType]?: NotificationHandler<Type> | readonly NotificationHandler<Type>[];
};
