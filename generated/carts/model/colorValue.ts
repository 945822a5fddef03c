// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * A choice that is shown as a colour.
 */
export interface ColorValue {
  /**
   * In the main language of the site.
   * @maxLength 500
   */
  original: string;
  /**
   * In the language of the buyer.
   * @maxLength 500
   */
  translated?: string;
  /** The colour as hexadecimal RGB or RGBA. */
  code?: string;
}
