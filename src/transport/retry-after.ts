const IMF_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

/**
 * The pause that a `Retry-After` header asks for, in milliseconds and never negative (security 4.2).
 * Digits are seconds, an IMF date is an instant; anything else counts as no header, never as zero.
 */
export const retryAfter = (header: string | null | undefined, now: number): number | undefined => {
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return Math.min(Number(header) * 1000, Number.MAX_SAFE_INTEGER);
  const until = IMF_DATE.test(header) ? Date.parse(header) : NaN;
  return Number.isNaN(until) ? undefined : Math.max(0, until - now);
};
