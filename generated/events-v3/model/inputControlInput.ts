// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { FormFieldInput } from './formFieldInput.ts';
import type { InputControlType } from './inputControlType.ts';

/**
 * One question of the form, to send.
 */
export interface InputControlInput {
  id?: string;
  type?: InputControlType;
  /** True for the questions that every form has; they cannot be taken out. */
  system?: boolean;
  /**
   * The older form of `id`.
   * @deprecated
   */
  name?: string;
  /**
   * The older form of the labels of `inputs`.
   * @deprecated
   */
  label?: string;
  /** Place in the form; the lowest comes first. */
  orderIndex?: number;
  /** @maxItems 50 */
  inputs?: readonly FormFieldInput[];
}
