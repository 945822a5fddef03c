// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { FormFieldInputAdditionalLabels } from './formFieldInputAdditionalLabels.ts';
import type { FormValueType } from './formValueType.ts';
import type { OptionSelection } from './optionSelection.ts';

/**
 * One value that a question asks for, to send.
 */
export interface FormFieldInput {
  /** Name of the value among the answers of a guest. */
  name?: string;
  /** What guests read beside it. */
  label?: string;
  /** Further texts of the value, by the platform's names for them. */
  additionalLabels?: FormFieldInputAdditionalLabels;
  type?: FormValueType;
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
  options?: readonly string[];
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
