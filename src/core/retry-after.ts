/**
 * The pause that the `Retry-After` of a response asks for, in milliseconds and never negative. Digits are seconds, an IMF
 * date is an instant; any other value counts as no header, and not as zero.
 */
export const retryAfter = (answer: Pick<Response, 'headers'> | undefined): number | undefined => {
  const header = answer?.headers.get('Retry-After') ?? '';
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  // The exact form of an IMF date.
  return date < Infinity && new Date(date).toUTCString() === header
    ? Math.max(0, date - Date.now())
    : undefined;
};
