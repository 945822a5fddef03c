// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * PENDING waits for something (see the reasons), ACTIVE may sign in, BLOCKED was shut out by the owner, DELETED is gone. What sets OFFLINE apart is not known; like every status but ACTIVE it does not sign in.
 */
export type IdentityStatusName = 'UNKNOWN_STATUS' | 'PENDING' | 'ACTIVE' | 'DELETED' | 'BLOCKED' | 'OFFLINE';
