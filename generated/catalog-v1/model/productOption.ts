// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Choice } from './choice.ts';
import type { OptionType } from './optionType.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * What a buyer can choose about the product, such as its size.
 */
export interface ProductOption {
  optionType: OptionType | Undeclared;
  /**
   * Key of the option in `choices`.
   * @minLength 1
   * @maxLength 50
   */
  name: string;
  /**
   * @minItems 1
   * @maxItems 100
   */
  choices: Choice[];
}
