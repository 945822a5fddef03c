// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Media } from './media.ts';

/**
 * A named group of products. The products themselves are found with a product query.
 */
export interface Collection {
  /**
   * Id of the collection: 36 characters, or 35 for the one of all products, `00000000-000000-000000-000000000001`.
   * @minLength 35
   * @maxLength 36
   */
  readonly id: string;
  /**
   * @minLength 1
   * @maxLength 50
   */
  name: string;
  /**
   * The part of the address that names the collection; made from the name, can be changed.
   * @minLength 1
   * @maxLength 100
   */
  slug: string;
  /** @maxLength 600 */
  description?: string;
  /** Whether visitors of the store see the collection. */
  visible?: boolean;
  /** @minimum 0 */
  readonly numberOfProducts: number;
  /** Pictures of the collection. Read-only. */
  media?: Media;
}
