/**
 * The pause that the `Retry-After` of a response asks for, in milliseconds and never negative. Digits are seconds, an IMF
 * date is an instant; any other value counts as no header, and not as zero.
 */
export const retryAfter = (answer: Pick<Response, 'headers'> | undefined): number | undefined => {
  const header = answer?.headers.get('Retry-After') ?? '';
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  // The platform counts from its own clock, which the date of the response has; the clocks of devices are minutes off.
  const sent = Date.parse(answer?.headers.get('Date') ?? '');
  // The exact form of an IMF date.
  return date < Infinity && new Date(date).toUTCString() === header
    ? Math.max(0, date - (Number.isNaN(sent) ? Date.now() : sent))
    : undefined;
};
