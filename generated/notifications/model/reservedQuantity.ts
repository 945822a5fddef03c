// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Tickets of one kind.
 */
export interface ReservedQuantity {
  /** Kind of the tickets. */
  ticketDefinitionId?: string;
  /**
   * How many.
   * @minimum 0
   */
  quantity?: number;
  /** When this number was last changed. */
  updatedDate?: string;
}
