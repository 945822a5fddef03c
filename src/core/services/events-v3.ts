/**
 * Names under which the count facet `status` of `countEventsByStatus` counts events. SCHEDULED counts the events whose
 * status is UPCOMING.
 */
export const countedStatuses = ['SCHEDULED', 'STARTED', 'ENDED', 'CANCELED'] as const;

/** One of {@link countedStatuses}. */
export type CountedStatus = (typeof countedStatuses)[number];
