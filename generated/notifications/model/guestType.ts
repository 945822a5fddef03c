// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Who may register. MEMBER asks guests to sign in first; VISITOR is the older word for VISITOR_OR_MEMBER.
 */
export type GuestType = 'VISITOR' | 'MEMBER' | 'VISITOR_OR_MEMBER';
