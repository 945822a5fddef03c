/** What the specification fixes for signing in (points 5, 8 and 9), each once; gathered in `specified`. */

/** The token endpoint said no, or gave no token. */
export const TOKENS_FAILED = 'something went wrong';
/** The authorization code could not be exchanged. */
export const MEMBER_TOKENS_FAILED = 'Failed to get member tokens';
/** The hidden frame said nothing in {@link SILENT_SIGN_IN_MS}. */
export const SILENT_SIGN_IN_TIMED_OUT = 'OAuth flow timed out';
/** The server answered with a state that has no counterpart, or a verification came where none is due. */
export const UNKNOWN_STATE = 'Unknown _state';
/** The callback carries another state than the one that was stored. */
export const INVALID_STATE = 'Invalid _state';
/** The callback lacks one of the two. */
export const MISSING_CODE_OR_STATE = 'Missing code or _state';

/** How long the hidden frame may take, in milliseconds. */
export const SILENT_SIGN_IN_MS = 120_000;

/** PKCE verifier: its shortest, longest and usual length in characters. */
export const PKCE_LENGTH = { shortest: 43, longest: 128, usual: 43 } as const;
/** The characters that a PKCE verifier may have. */
export const PKCE_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~';
/** How a PKCE challenge is made from its verifier. */
export const PKCE_METHOD = 'S256';
/** What is wrong with a PKCE verifier of another length. */
export const pkceLengthMessage = (received: number): string =>
  `Expected a length between ${PKCE_LENGTH.shortest} and ${PKCE_LENGTH.longest}. Received ${received}.`;

/** Where a session cookie is valid, unless the caller says otherwise. */
export const COOKIE_PATH = '/';

/** Milliseconds in the unit of token expiry, which is the second. */
export const TOKEN_TIME_UNIT_MS = 1_000;
