// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Field and direction, joined by a colon.
 */
export type TicketSort =
  | 'created:asc'
  | 'created:desc'
  | 'name:asc'
  | 'name:desc'
  | 'orderIndex:asc'
  | 'orderIndex:desc'
  | 'price:asc'
  | 'price:desc';
