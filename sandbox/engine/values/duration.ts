const units: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
};

/**
 * The milliseconds of a duration: a number, or a text such as '20m', '1h 30m', '1.5d' or '500ms'. Throws a RangeError
 * for any other text.
 */
export const millisecondsOf = (duration: number | string): number => {
  if (typeof duration === 'number') return duration;
  const parts = [...duration.matchAll(/\s*(\d+(?:\.\d+)?)\s*(ms|[smhdw])/gy)];
  const length = parts.reduce((sum, [part]) => sum + part.length, 0);
  if (parts.length === 0 || length !== duration.trimEnd().length)
    throw new RangeError(
      `${JSON.stringify(duration)} is not a duration. Write it as '20m', '1h 30m' or '500ms', with the units ms, s, m, h, d and w.`,
    );
  return parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (units[unit] ?? 0), 0);
};
