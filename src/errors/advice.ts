import { isApiError, isAuthError, isVitrineError } from './guards.ts';

/** By application code, then by status, then by the code of this package. */
const ADVICE: Readonly<Record<string, string>> = {
  OWNED_CART_NOT_FOUND: 'This visitor has no cart yet. Show an empty cart; the first add to cart makes one.',
  INVALID_ARGUMENT: 'Correct the named fields and call again.',
  UNUSABLE_ANSWER: 'What answered may not be the platform: check the host and what stands between.',
  REDIRECT: 'The host sends calls elsewhere: give createClient() the address that it points to.',
  401: 'The identity was refused even after a renewal: check the client id, or sign in again.',
  403: 'This identity may not call this operation: its reference page says who may.',
  404: 'Nothing on this site has this id or slug; it may have been deleted.',
  409: 'It changed or exists already: read it again, then decide.',
  428: 'A precondition is missing: is the app installed on the site, and the catalog of this version?',
  429: 'Too many calls. Wait as long as retryAfterMs says, or a minute.',
  network:
    'Is the host of createClient() right and running, and is there a network? In a browser it may be CORS.',
  timeout: 'Try again, or give the call more time with the options timeout and attemptTimeout.',
  'token-refused':
    'Check that the client id belongs to an OAuth app of this site, and that the host is right.',
  'token-unavailable': 'The token endpoint cannot answer now. The session is kept: try again later.',
  'session-lost':
    "The member's session ended and the call was not carried out: sign in again, then repeat it.",
  'session-changed': 'Nothing was sent. Call again to go on with the session as it is now.',
};

/**
 * What to do about an error, for people; undefined when there is nothing to say.
 * A function of its own, so that its sentences are only in the bundles that show them.
 */
export const adviceFor = (error: unknown): string | undefined => {
  if (!isVitrineError(error)) return undefined;
  const unknown =
    error.retryable === 'unknown' ? 'It may have taken effect: read back before you try again.' : undefined;
  const status = isApiError(error) || isAuthError(error) ? error.status : undefined;
  return unknown ?? ADVICE[error.code] ?? (status === undefined ? undefined : ADVICE[status]);
};
