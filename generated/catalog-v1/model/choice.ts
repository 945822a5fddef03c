// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Media } from './media.ts';

/**
 * One of the things that can be chosen, such as the size M.
 */
export interface Choice {
  /**
   * Name of the choice, or the colour code when the option is a colour.
   * @minLength 1
   * @maxLength 50
   */
  value: string;
  /**
   * Text to show; the maps of choices use it as their value.
   * @minLength 1
   * @maxLength 50
   */
  description: string;
  /** Pictures of this choice; only one option of a product has them. Read-only. */
  media?: Media;
  /** Whether some variant with this choice is in stock. */
  readonly inStock: boolean;
  /** Whether some variant with this choice is visible. */
  readonly visible: boolean;
}
