// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Whether the tickets are assigned to guests one by one.
 */
export type TicketOrderType = 'UNASSIGNED_TICKETS' | 'ASSIGNED_TICKETS';
