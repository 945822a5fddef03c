// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { FormattedAddressInput } from './formattedAddressInput.ts';

/**
 * The answer to one input, to send. Give it in `value`, or in `values` where an input takes several.
 */
export interface InputValueInput {
  /**
   * Name of the input in the form.
   * @maxLength 100
   */
  inputName: string;
  /**
   * The answer as text.
   * @maxLength 5000
   */
  value?: string;
  /**
   * The answers to an input that takes several.
   * @maxItems 100
   * @items.maxLength 5000
   */
  values?: readonly string[];
  /** The answer to an input that asks for a number. */
  number?: number;
  /** The answer to an input that asks for a day or an instant. */
  dateTime?: string;
  address?: FormattedAddressInput;
}
