import { ValidationError } from './errors/call-errors.ts';

/** Maximum quantity of a line of a cart, from the description of the carts service. */
export const MAX_QUANTITY = 100_000;

/** Bounds of a number that a person enters. */
export interface NumberBounds {
  /** Default 1. */
  readonly least?: number;
  /** Default {@link MAX_QUANTITY}. */
  readonly most?: number;
}

/** Whether a value is a whole number within the bounds. A text of digits is not, because it would be joined, not added. */
export const isWhole = (
  value: unknown,
  { least = 1, most = MAX_QUANTITY }: NumberBounds = {},
): value is number => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** The sentence that refuses a value which is not a whole number within the bounds. */
export const notWhole = (
  what: string,
  value: unknown,
  { least = 1, most = MAX_QUANTITY }: NumberBounds = {},
): string =>
  `${what} is a whole number from ${least} to ${most}, not ${typeof value === 'number' ? value : `of the type ${typeof value}`}.`;

/**
 * Checks a number that a person enters.
 * @throws ValidationError with the code if the value is not a whole number within the bounds.
 */
export const checkWhole = (what: string, value: unknown, code: string, bounds?: NumberBounds): void => {
  if (!isWhole(value, bounds)) throw new ValidationError(notWhole(what, value, bounds), { code });
};
