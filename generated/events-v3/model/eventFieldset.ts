// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * A group of fields to be answered:
 *
 * - DETAILS: `shortDescription`, `mainImage`, `calendarUrls`
 * - TEXTS: `description` and the older `detailedDescription`
 * - REGISTRATION: `registration`
 * - URLS: `eventPageUrl`
 * - FORM: `form`
 * - DASHBOARD: `summaries`, for those who manage events
 * - FEED: `feed`, for the platform's own use
 * - ONLINE_CONFERENCING_SESSION: `onlineConferencing` with the links of the session
 * - SEO_SETTINGS: `seoSettings`
 * - AGENDA: `agendaSettings`
 * - CATEGORIES: `categories`
 * - CUSTOMIZABLE_TICKETS, BADGES: the fields of these names; known from the platform's own packages only
 */
export type EventFieldset =
  | 'DETAILS'
  | 'TEXTS'
  | 'REGISTRATION'
  | 'URLS'
  | 'FORM'
  | 'DASHBOARD'
  | 'FEED'
  | 'ONLINE_CONFERENCING_SESSION'
  | 'SEO_SETTINGS'
  | 'AGENDA'
  | 'CATEGORIES'
  | 'CUSTOMIZABLE_TICKETS'
  | 'BADGES';
