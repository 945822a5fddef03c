// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { FieldPartLabel } from './fieldPartLabel.ts';
import type { FormFieldAdditionalLabels } from './formFieldAdditionalLabels.ts';
import type { FormValueType } from './formValueType.ts';
import type { OptionSelection } from './optionSelection.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * One value that a question asks for.
 */
export interface FormField {
  /** Name of the value among the answers of a guest. */
  name?: string;
  /** What guests read beside it. */
  label?: string;
  /** Further texts of the value, by the platform's names for them. */
  additionalLabels?: FormFieldAdditionalLabels;
  /**
   * The texts of a value with several parts, such as an address.
   * @maxItems 50
   */
  readonly labels?: readonly FieldPartLabel[];
  type?: FormValueType | Undeclared;
  /**
   * The older form of `type` TEXT_ARRAY.
   * @deprecated
   */
  array?: boolean;
  /** Guests must answer. */
  mandatory?: boolean;
  /**
   * What guests choose from.
   * @maxItems 200
   */
  options?: string[];
  defaultOptionSelection?: OptionSelection;
  /**
   * Most characters of the answer.
   * @minimum 0
   */
  maxLength?: number;
  /**
   * Most entries of an answer that is a list.
   * @minimum 0
   */
  maxSize?: number;
}
