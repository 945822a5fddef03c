import type { NotificationByType, NotificationType } from '../../generated/notifications/index.ts';
import type { NotificationRecord, SandboxState } from '../records/state.ts';
import { waitFor, type WaitOptions } from './wait.ts';

/** A notification as the sandbox keeps it, before it is signed; `data` is its payload with all texts parsed. */
export type KeptNotification<Type extends NotificationType = NotificationType> = Omit<
  NotificationRecord,
  'eventType' | 'data'
> &
  { [Each in Type]: { eventType: Each; data: NotificationByType[Each]['data'] } }[Type];

/** Which notifications are meant; all of them with nothing said. */
export interface NotificationFilter<Type extends NotificationType = NotificationType> {
  readonly eventType?: Type;
  /** Those with a greater number. */
  readonly after?: number;
}

/** What the platform told the apps of the site. The newest 1 000 are kept. */
export interface Notifications {
  /** The oldest first. */
  list<Type extends NotificationType>(filter?: NotificationFilter<Type>): KeptNotification<Type>[];
  /** The newest one; undefined when there is none. */
  latest<Type extends NotificationType>(
    filter?: NotificationFilter<Type>,
  ): KeptNotification<Type> | undefined;
  /** The newest one, or the first that comes. Rejects with a WaitError when none comes in time. */
  waitFor<Type extends NotificationType>(
    filter?: NotificationFilter<Type>,
    options?: WaitOptions,
  ): Promise<KeptNotification<Type>>;
  /** Calls back with each one that comes, in order; gives the way to stop that. */
  subscribe(listener: (notification: KeptNotification) => void): () => void;
}

/** Those after a number; they stand in the order of their numbers. */
const after = (records: readonly NotificationRecord[], number: number): readonly NotificationRecord[] => {
  const first = records[0]?.number ?? 0;
  return number < first ? records : records.slice(number - first + 1);
};

/** The notifications of a sandbox, over its part of the state, which is read on each use. */
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
        // A reset, or an older state that was restored, counts from there on.
        seen = Math.min(seen, state().notificationCount);
        for (const notification of list({ after: seen })) {
          seen = notification.number;
          listener(notification);
        }
      });
    },
  };
};
