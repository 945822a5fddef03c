// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * A property to look for. CONFIRMED: PAID or FREE; UNCONFIRMED: any other state. MEMBER: bought by a member. ARCHIVED, NON_ARCHIVED: in the archive or not. FULLY_CHECKED_IN, NOT_FULLY_CHECKED_IN: every ticket was checked in or not.
 */
export type OrderTag =
  | 'CONFIRMED'
  | 'UNCONFIRMED'
  | 'MEMBER'
  | 'ARCHIVED'
  | 'NON_ARCHIVED'
  | 'FULLY_CHECKED_IN'
  | 'NOT_FULLY_CHECKED_IN';
