// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * MANUAL when the owner made it, RECURRING_EVENT when it holds a series together. COMPONENT is known from the platform's own packages only.
 */
export type EventCategoryType = 'MANUAL' | 'RECURRING_EVENT' | 'COMPONENT';
