// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * What a sign-in waits for. SUCCESS: nothing, the session token is there. REQUIRE_EMAIL_VERIFICATION: the code that was mailed. REQUIRE_OWNER_APPROVAL: the owner's consent. REQUIRE_MISSING_FIELDS: mandatory fields of the profile. STATUS_CHECK: the platform's decision on the status of the identity. REQUIRE_MFA, MFA_CHALLENGE and REQUIRE_FIRST_FACTOR belong to second factors, which sites do not offer to their members. A client treats every state that it has no step for as a failed sign-in.
 */
export type StateType =
  | 'UNKNOWN_STATE'
  | 'SUCCESS'
  | 'REQUIRE_OWNER_APPROVAL'
  | 'REQUIRE_EMAIL_VERIFICATION'
  | 'STATUS_CHECK'
  | 'REQUIRE_MFA'
  | 'REQUIRE_MISSING_FIELDS'
  | 'MFA_CHALLENGE'
  | 'REQUIRE_FIRST_FACTOR';
