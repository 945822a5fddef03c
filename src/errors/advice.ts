/** What to do about a failure, by application code first, then by status. Sentences for people, not for programs. */
const ADVICE: Readonly<Record<string, string>> = {
  OWNED_CART_NOT_FOUND: 'This visitor has no cart yet: show an empty one; the first add to cart creates it.',
  400: 'Correct the named fields and call again.',
  401: 'The identity was refused: check the client id, or sign in again.',
  403: 'This identity may not call this operation: see "who may call" in its reference page.',
  404: 'Nothing has this id or slug on this site.',
  409: 'It changed or exists already: read it again, then decide.',
  428: 'A precondition is missing: is the app installed, and the catalog of this version?',
  429: 'Too many calls: wait as long as retryAfterMs says, or a minute.',
};

/** The advice for an error answer, or undefined. */
export const adviceFor = (code: string, status: number): string | undefined => ADVICE[code] ?? ADVICE[status];
