import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EventFilter, SiteEvent } from 'vitrine/events-v3';
import {
  queryEventsQuery,
  useBulkCancelEventsByFilter,
  useBulkDeleteEventsByFilter,
} from 'vitrine/react/events-v3';
import { type BulkKind, type BulkOutcome, bulkOutcomes } from './events-bulk.ts';

/** Maximum number of ids in one filter. */
const CHUNK = 100;

/** Cancels or deletes every event that matches a filter, and determines the result of each. */
export const useBulkEvents = (kind: BulkKind) => {
  const queries = useQueryClient();
  const cancel = useBulkCancelEventsByFilter();
  const remove = useBulkDeleteEventsByFilter();
  const { mutateAsync, error, isPending } = kind === 'cancel' ? cancel : remove;
  const [outcomes, setOutcomes] = useState<readonly BulkOutcome[]>();
  const [isChecking, setChecking] = useState(false);

  const read = async (ids: readonly string[]): Promise<SiteEvent[]> => {
    const pages = Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, page) =>
      queries.fetchQuery(
        queryEventsQuery({
          query: {
            filter: { id: { $in: ids.slice(page * CHUNK, (page + 1) * CHUNK) } },
            paging: { limit: CHUNK },
          },
          includeDrafts: true,
        }),
      ),
    );
    return (await Promise.all(pages)).flatMap(({ events }) => events);
  };

  const run = async (filter: EventFilter, before: readonly SiteEvent[]): Promise<void> => {
    await mutateAsync({ data: { filter: { filter } } });
    setChecking(true);
    try {
      setOutcomes(bulkOutcomes(kind, before, await read(before.map(({ id }) => id))));
    } finally {
      setChecking(false);
    }
  };

  return { run, outcomes, error, isPending: isPending || isChecking };
};
