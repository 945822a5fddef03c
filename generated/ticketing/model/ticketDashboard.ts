// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Figures of the sale. With the fieldset DASHBOARD.
 */
export interface TicketDashboard {
  /** Whether the owner hides the ticket from visitors. */
  hidden: boolean;
  /**
   * The same as `ticketsSold` under its old name.
   * @deprecated
   * @minimum 0
   */
  sold: number;
  /** Whether there is a fixed number of these tickets. */
  limited: boolean;
  /**
   * That number. Absent without one.
   * @minimum 0
   */
  quantity?: number;
  /**
   * How many are left. Absent without a fixed number.
   * @minimum 0
   */
  unsold?: number;
  /**
   * How many were sold.
   * @minimum 0
   */
  ticketsSold: number;
  /**
   * How many are held by reservations.
   * @minimum 0
   */
  ticketsReserved: number;
}
