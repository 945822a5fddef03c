/**
 * The pause that an answer's `Retry-After` asks for, in milliseconds and never negative (security 4.2).
 * Digits are seconds, an IMF date is an instant; anything else counts as no header, never as zero.
 */
export const retryAfter = (answer: Pick<Response, 'headers'> | undefined): number | undefined => {
  // A pattern finds nothing in a header that is not there.
  const header = answer?.headers.get('Retry-After') as string;
  if (/^\d+$/.test(header)) return +header * 1000;
  const date = Date.parse(header);
  // An IMF date is written like this and in no other way.
  return date < Infinity && new Date(date).toUTCString() === header
    ? Math.max(0, date - Date.now())
    : undefined;
};
