// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * How many tickets of one kind are taken.
 */
export interface ReservationCount {
  /** When it was counted. */
  timestamp?: string;
  /** Kind of the tickets. */
  ticketDefinitionId: string;
  /**
   * Ordered tickets.
   * @minimum 0
   */
  confirmedCount?: number;
  /**
   * Held tickets.
   * @minimum 0
   */
  pendingCount?: number;
  /** Whether at least one was paid for. */
  paidExists?: boolean;
}
