// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * The fields of a collection that are to change; the others stay as they are.
 */
export interface CollectionChanges {
  /**
   * The id of the path once more, as the platform's own packages send it. May be left out.
   * @minLength 35
   * @maxLength 36
   */
  id?: string;
  /**
   * @minLength 1
   * @maxLength 50
   */
  name?: string;
  /**
   * The part of the address that names the collection.
   * @minLength 1
   * @maxLength 100
   */
  slug?: string;
  /** @maxLength 600 */
  description?: string;
  /** Whether visitors of the store see the collection. */
  visible?: boolean;
}
