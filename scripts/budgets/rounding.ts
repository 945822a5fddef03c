import type { Figure } from './figure.ts';

/** A remainder below this share of the last decimal comes from binary fractions, not from the measurement. */
const FUZZ = 1e-6;

/** A figure as it is shown and judged: never rounded in our favor, so up unless more is better. */
export const shown = (value: number, { decimals, atLeast }: Pick<Figure, 'decimals' | 'atLeast'>): number => {
  const scaled = value * 10 ** decimals;
  return (atLeast === true ? Math.floor(scaled + FUZZ) : Math.ceil(scaled - FUZZ)) / 10 ** decimals;
};
