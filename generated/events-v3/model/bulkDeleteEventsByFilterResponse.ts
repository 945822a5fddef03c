// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Empty. Which events were deleted is not told.
 */
export interface BulkDeleteEventsByFilterResponse {
  [key: string]: unknown;
}
