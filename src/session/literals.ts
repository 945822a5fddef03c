/** The texts and limits of the sign-in that the specification fixes, each defined once; `specified` collects them. */

/** Message if the token endpoint refused, or gave no token. */
export const TOKENS_FAILED = 'something went wrong';
/** Message if the authorization code could not be exchanged. */
export const MEMBER_TOKENS_FAILED = 'Failed to get member tokens';
/** Message if the hidden frame did not answer within {@link SILENT_SIGN_IN_MS}. */
export const SILENT_SIGN_IN_TIMED_OUT = 'OAuth flow timed out';
/**
 * Message if the server answered with an unknown state, or if a verification code was given although none was required.
 */
export const UNKNOWN_STATE = 'Unknown _state';
/** Message if the state in the callback differs from the state of the stored attempt. */
export const INVALID_STATE = 'Invalid _state';
/** Message if the callback lacks the code or the state. */
export const MISSING_CODE_OR_STATE = 'Missing code or _state';

/** Time limit of the hidden frame, in milliseconds. */
export const SILENT_SIGN_IN_MS = 120_000;

/** Shortest length of a PKCE verifier in characters. */
export const PKCE_SHORTEST = 43;
/** Longest length of a PKCE verifier in characters. */
export const PKCE_LONGEST = 128;
/** Default length of a PKCE verifier in characters. */
export const PKCE_USUAL = 43;
/** The characters that a PKCE verifier may have. */
export const PKCE_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~';
/** The method that computes a PKCE challenge from its verifier: SHA-256. */
export const PKCE_METHOD = 'S256';
/** Message for a PKCE verifier of invalid length. */
export const pkceLengthMessage = (received: number): string =>
  `Expected a length between ${PKCE_SHORTEST} and ${PKCE_LONGEST}. Received ${received}.`;

/** Default path of a session cookie. */
export const COOKIE_PATH = '/';

/** Unit of a token's expiry in milliseconds: one second. */
export const TOKEN_TIME_UNIT_MS = 1_000;
