const IMF_DATE = /^\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/;

/**
 * The pause that an answer's `Retry-After` asks for, in milliseconds and never negative (security 4.2).
 * Digits are seconds, an IMF date is an instant; anything else counts as no header, never as zero.
 */
export const retryAfter = (answer: Pick<Response, 'headers'> | undefined): number | undefined => {
  // A pattern finds nothing in a header that is not there.
  const header = answer?.headers.get('Retry-After') as string;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const date = IMF_DATE.test(header) ? Date.parse(header) : NaN;
  // Digits may still be no date.
  return date < Infinity ? Math.max(0, date - Date.now()) : undefined;
};
