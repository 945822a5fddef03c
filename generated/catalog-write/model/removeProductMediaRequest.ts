// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

export interface RemoveProductMediaRequest {
  /**
   * Ids of the media items, as in `media.items` of the product. An empty list stands for all.
   * @maxItems 50
   */
  mediaIds: readonly string[];
}
