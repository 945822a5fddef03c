// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { NewItemModifier } from './newItemModifier.ts';
import type { TranslatableString } from './translatableString.ts';

/**
 * Extras that belong together, to send.
 */
export interface NewModifierGroup {
  /**
   * @minLength 1
   * @maxLength 36
   */
  id: string;
  name?: TranslatableString;
  /**
   * @minItems 1
   * @maxItems 25
   */
  modifiers: readonly NewItemModifier[];
}
