// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { FormattedAddress } from './formattedAddress.ts';

/**
 * The answer to one input. `value` has it as text; the typed members are there for inputs of that type.
 */
export interface InputValue {
  /**
   * Name of the input in the form.
   * @maxLength 100
   */
  inputName: string;
  /**
   * The answer; empty when `values` has it.
   * @maxLength 5000
   */
  value: string;
  /**
   * The answers to an input that takes several.
   * @maxItems 100
   * @items.maxLength 5000
   */
  values?: string[];
  /** The answer to an input that asks for a number. */
  number?: number;
  /** The answer to an input that asks for a day or an instant. */
  dateTime?: string;
  address?: FormattedAddress;
}
