// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Where the site shows the item.
 */
export interface ItemPageUrl {
  /** Path from the root of the site. */
  relativePath: string;
  /** The whole address, when the site has one. */
  url?: string;
}
