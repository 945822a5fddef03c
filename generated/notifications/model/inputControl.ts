// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { FormField } from './formField.ts';
import type { InputControlType } from './inputControlType.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * One question of the form. It has one input, or several for names, guests and addresses.
 */
export interface InputControl {
  id: string;
  type: InputControlType | Undeclared;
  /** True for the questions that every form has; they cannot be taken out. */
  system: boolean;
  /**
   * The older form of `id`.
   * @deprecated
   */
  name: string;
  /**
   * The older form of the labels of `inputs`.
   * @deprecated
   */
  label: string;
  /** Place in the form; the lowest comes first. */
  orderIndex: number;
  /** @maxItems 50 */
  inputs?: FormField[];
  /** True when the question was taken out but has answers. */
  deleted?: boolean;
}
