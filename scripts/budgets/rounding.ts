import type { Figure } from './figure.ts';

/** A remainder below this share of the last decimal comes from binary fractions, not from the measurement. */
const FUZZ = 1e-6;

/**
 * The rounded figure for display and comparison. It is never rounded in our favor: a figure that should be
 * low is rounded up, a figure that should be high is rounded down.
 */
export const shown = (value: number, { decimals, atLeast }: Pick<Figure, 'decimals' | 'atLeast'>): number => {
  const scaled = value * 10 ** decimals;
  return (atLeast === true ? Math.floor(scaled + FUZZ) : Math.ceil(scaled - FUZZ)) / 10 ** decimals;
};
