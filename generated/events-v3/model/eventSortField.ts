// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * A field that events can be sorted by.
 */
export type EventSortField =
  | 'id'
  | 'title'
  | 'slug'
  | 'createdDate'
  | 'updatedDate'
  | 'dateAndTimeSettings.startDate'
  | 'dateAndTimeSettings.endDate';
