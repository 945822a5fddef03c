// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Something that the owner can do with an order.
 */
export type OrderAction = 'ARCHIVE' | 'UNARCHIVE' | 'CONFIRM' | 'CAPTURE' | 'VOID';
