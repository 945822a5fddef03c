// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * A part of a ticket. POLICY: its terms. DASHBOARD: the figures of its sale.
 */
export type TicketDefinitionFieldset = 'POLICY' | 'DASHBOARD';
