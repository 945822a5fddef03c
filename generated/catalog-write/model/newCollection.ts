// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * A collection to be made.
 */
export interface NewCollection {
  /**
   * @minLength 1
   * @maxLength 50
   */
  name: string;
  /**
   * The part of the address that names the collection; made from the name when it is left out.
   * @minLength 1
   * @maxLength 100
   */
  slug?: string;
  /** @maxLength 600 */
  description?: string;
  /** Whether visitors of the store see the collection. */
  visible?: boolean;
}
