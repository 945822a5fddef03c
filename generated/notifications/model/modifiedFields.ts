// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Former values by the path of the field: `title`, `lineItems[0].quantity`. A dot or bracket that belongs to a name has a backslash before it. Not every update carries it.
 */
export interface ModifiedFields {
  [key: string]: unknown;
}
