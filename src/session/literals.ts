/** The texts and limits of signing in that the specification fixes, each once; `specified` collects them. */

/** Message if the token endpoint refused, or gave no token. */
export const TOKENS_FAILED = 'something went wrong';
/** Message if the authorization code could not be exchanged. */
export const MEMBER_TOKENS_FAILED = 'Failed to get member tokens';
/** Message if the hidden frame did not answer within {@link SILENT_SIGN_IN_MS}. */
export const SILENT_SIGN_IN_TIMED_OUT = 'OAuth flow timed out';
/** Message if the server answered with an unknown state, or a verification code was given while none was due. */
export const UNKNOWN_STATE = 'Unknown _state';
/** Message if the callback carries another state than the stored attempt. */
export const INVALID_STATE = 'Invalid _state';
/** Message if the callback lacks the code or the state. */
export const MISSING_CODE_OR_STATE = 'Missing code or _state';

/** Time limit of the hidden frame, in milliseconds. */
export const SILENT_SIGN_IN_MS = 120_000;

/** PKCE verifier: its shortest, longest and usual length in characters. */
export const PKCE_LENGTH = { shortest: 43, longest: 128, usual: 43 } as const;
/** The characters that a PKCE verifier may have. */
export const PKCE_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~';
/** The method that makes a PKCE challenge from its verifier: SHA-256. */
export const PKCE_METHOD = 'S256';
/** Message for a PKCE verifier of another length. */
export const pkceLengthMessage = (received: number): string =>
  `Expected a length between ${PKCE_LENGTH.shortest} and ${PKCE_LENGTH.longest}. Received ${received}.`;

/** Default path of a session cookie. */
export const COOKIE_PATH = '/';

/** Unit of a token's expiry, the second, in milliseconds. */
export const TOKEN_TIME_UNIT_MS = 1_000;
