import type { SiteEvent } from 'vitrine/events-v3';
import { named } from '../../../lib/named.ts';

export type BulkKind = 'cancel' | 'delete';

/** The result of a bulk call for one event. */
export interface BulkOutcome {
  readonly id: string;
  readonly title: string;
  readonly done: boolean;
  /** The status that prevented the change; absent if the event was changed. */
  readonly because?: string;
}

const cancelable: readonly string[] = ['UPCOMING', 'STARTED'];

/** Whether a bulk call changes an event: drafts and past events cannot be canceled. */
export const canChange = (kind: BulkKind, { status }: Pick<SiteEvent, 'status'>): boolean =>
  kind === 'delete' || cancelable.includes(status ?? '');

/**
 * Derives the result for each event from the events before and after the call, because the response does not contain
 * it. Events missing in `after` were deleted.
 */
export const bulkOutcomes = (
  kind: BulkKind,
  before: readonly SiteEvent[],
  after: readonly SiteEvent[],
): BulkOutcome[] =>
  before.map(({ id, title, status }) => {
    const now = after.find((event) => event.id === id);
    const done = kind === 'delete' ? !now : now?.status === 'CANCELED' && status !== 'CANCELED';
    return { id, title: named(title), done, ...(!done && { because: now?.status ?? status }) };
  });
