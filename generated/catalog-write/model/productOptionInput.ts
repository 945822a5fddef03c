// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ChoiceInput } from './choiceInput.ts';

/**
 * One thing to choose. The platform finds out whether it is a colour.
 */
export interface ProductOptionInput {
  /**
   * Key of the option in the maps of choices.
   * @minLength 1
   * @maxLength 50
   */
  name: string;
  /**
   * @minItems 1
   * @maxItems 100
   */
  choices: readonly ChoiceInput[];
}
