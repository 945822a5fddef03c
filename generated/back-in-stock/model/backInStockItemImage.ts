// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * A picture to show: one of the site's media store by its `id`, or any other by its `url`. The rest may stay out.
 */
export interface BackInStockItemImage {
  /** Name of the file in the media store of the site. */
  id?: string;
  /** Must lead to a picture. */
  url?: string;
  /**
   * In pixels.
   * @minimum 0
   */
  height?: number;
  /**
   * In pixels.
   * @minimum 0
   */
  width?: number;
  /** Text for those who do not see the picture. */
  altText?: string;
  /** Name of the file when it was uploaded. */
  filename?: string;
}
