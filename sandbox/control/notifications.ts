import type { NotificationByType, NotificationType } from '../../generated/notifications/index.ts';
import type { NotificationRecord, SandboxState } from '../records/state.ts';
import { quiet } from '../engine/listeners.ts';
import { waitFor, type WaitOptions } from './wait.ts';

/** A notification before it is signed; `data` is its payload with all nested JSON texts parsed. */
export type KeptNotification<Type extends NotificationType = NotificationType> = Omit<
  NotificationRecord,
  'eventType' | 'data'
> &
  { [Each in Type]: { eventType: Each; data: NotificationByType[Each]['data'] } }[Type];

/** Selects notifications; an empty filter selects all. */
export interface NotificationFilter<Type extends NotificationType = NotificationType> {
  readonly eventType?: Type;
  /** Selects notifications with a greater number. */
  readonly after?: number;
}

/** The notifications of the platform to the apps of the site. The newest 1 000 are kept. */
export interface Notifications {
  /** The notifications that match, the oldest first. */
  list<Type extends NotificationType>(filter?: NotificationFilter<Type>): KeptNotification<Type>[];
  /** The newest notification that matches; undefined: none does. */
  latest<Type extends NotificationType>(
    filter?: NotificationFilter<Type>,
  ): KeptNotification<Type> | undefined;
  /** The newest notification that matches, or the next to come. Rejects with a WaitError if none comes in time. */
  waitFor<Type extends NotificationType>(
    filter?: NotificationFilter<Type>,
    options?: WaitOptions,
  ): Promise<KeptNotification<Type>>;
  /** Calls the listener with each new notification, in order. Returns a function that ends the subscription. */
  subscribe(listener: (notification: KeptNotification) => void): () => void;
}

/** The records with a greater number; the list is sorted by number. */
const after = (records: readonly NotificationRecord[], number: number): readonly NotificationRecord[] => {
  const first = records[0]?.number ?? 0;
  return number < first ? records : records.slice(number - first + 1);
};

/** The notifications of a sandbox. They are read from the state on each use, because a reset replaces the state. */
export const createNotifications = (
  state: () => SandboxState,
  subscribe: (listener: () => void) => () => void,
): Notifications => {
  const records = ({ eventType, after: number = 0 }: NotificationFilter = {}) =>
    after(state().notifications, number).filter(
      (record) => eventType === undefined || record.eventType === eventType,
    );
  const list = <Type extends NotificationType>(filter?: NotificationFilter<Type>) =>
    structuredClone(records(filter)) as unknown as KeptNotification<Type>[];
  const latest = <Type extends NotificationType>(filter?: NotificationFilter<Type>) =>
    structuredClone(records(filter).at(-1)) as unknown as KeptNotification<Type> | undefined;
  return {
    list,
    latest,
    waitFor: (filter, options) =>
      waitFor(() => latest(filter), subscribe, `A notification ${filter?.eventType ?? ''}`.trim(), options),
    subscribe(listener) {
      let seen = state().notificationCount;
      return subscribe(() => {
        // After a reset, or the restore of an older state, counting continues from the count of that state.
        seen = Math.min(seen, state().notificationCount);
        for (const notification of list({ after: seen })) {
          seen = notification.number;
          quiet(listener)(notification);
        }
      });
    },
  };
};
