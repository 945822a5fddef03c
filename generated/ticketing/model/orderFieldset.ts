// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * A part of an order. TICKETS: the tickets. DETAILS: buyer, state, price, instants. FORM: answers to the form. INVOICE: how the price comes about.
 */
export type OrderFieldset = 'TICKETS' | 'DETAILS' | 'FORM' | 'INVOICE';
