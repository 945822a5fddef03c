import { ValidationError } from './errors/call-errors.ts';

/** The numbers that an option takes. */
interface Range {
  /** Default 0. */
  readonly min?: number;
  /** Whether only whole numbers make sense. Default false: then Infinity is a number too, and means "no limit". */
  readonly whole?: boolean;
}

/**
 * Checks options that are numbers; undefined stands for the default. Without the check, NaN or a negative number
 * would count as "no limit", or as a limit of nothing.
 * @throws ValidationError (`invalid-option`) that names the option.
 */
export const assertNumbers = (
  options: Readonly<Record<string, unknown>>,
  { min = 0, whole = false }: Range = {},
): void => {
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    if (typeof value === 'number' && value >= min && (!whole || Number.isSafeInteger(value))) continue;
    const given = typeof value === 'number' ? String(value) : `a ${typeof value}`;
    throw new ValidationError(
      `"${name}" must be a ${whole ? 'whole number' : 'number'} from ${min}, not ${given}. Omit it for the default.`,
      { code: 'invalid-option' },
    );
  }
};
