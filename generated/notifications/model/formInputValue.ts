// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { FilledAddress } from './filledAddress.ts';

/**
 * One filled field of a form. Which member holds the value depends on the kind of field.
 */
export interface FormInputValue {
  /**
   * Name of the field.
   * @maxLength 100
   */
  inputName: string;
  /**
   * The value, or the one choice.
   * @maxLength 5000
   */
  value?: string;
  /**
   * The values, where the field can hold several.
   * @maxItems 100
   * @items.maxLength 5000
   */
  values?: string[];
  /** The value of a field for numbers. */
  number?: number;
  /** The value of a field for dates. */
  dateTime?: string;
  address?: FilledAddress;
}
