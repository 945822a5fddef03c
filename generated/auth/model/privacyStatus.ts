// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Who sees the profile: everybody (PUBLIC) or only the person and the owner (PRIVATE).
 */
export type PrivacyStatus = 'UNDEFINED' | 'PUBLIC' | 'PRIVATE';
