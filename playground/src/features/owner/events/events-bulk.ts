import type { SiteEvent } from 'vitrine/events-v3';

export type BulkKind = 'cancel' | 'delete';

/** What became of one event of a bulk call. */
export interface BulkOutcome {
  readonly id: string;
  readonly title: string;
  readonly done: boolean;
  /** The status that kept the event from being changed; absent when it was changed. */
  readonly because?: string;
}

const cancelable: readonly string[] = ['UPCOMING', 'STARTED'];

/** Whether the platform changes an event when a bulk call means it: drafts and what is over cannot be canceled. */
export const canChange = (kind: BulkKind, { status }: Pick<SiteEvent, 'status'>): boolean =>
  kind === 'delete' || cancelable.includes(status);

/**
 * What became of each event, told from the events as they were and as they are: the call itself does not say it. Events
 * that are not among `after` are gone.
 */
export const bulkOutcomes = (
  kind: BulkKind,
  before: readonly SiteEvent[],
  after: readonly SiteEvent[],
): BulkOutcome[] =>
  before.map(({ id, title, status }) => {
    const now = after.find((event) => event.id === id);
    const done = kind === 'delete' ? !now : now?.status === 'CANCELED' && status !== 'CANCELED';
    return { id, title, done, ...(!done && { because: now?.status ?? status }) };
  });
