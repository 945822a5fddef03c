// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Field and direction, joined by a colon. `score` is how well a search phrase fits.
 */
export type OrderSort =
  | 'created:asc'
  | 'created:desc'
  | 'name:asc'
  | 'name:desc'
  | 'orderNumber:asc'
  | 'orderNumber:desc'
  | 'score:asc'
  | 'score:desc';
