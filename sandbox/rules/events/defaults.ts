/** The default limit of tickets of one definition in an order (R152). */
export const TICKETS_PER_ORDER = 20;

/** The default time, in minutes, that a reservation holds its tickets (R153). */
export const HOLD_MINUTES = 20;

/** The default time, in minutes, that an unpaid order is kept after the hold (R185). */
export const UNPAID_MINUTES = 120;
