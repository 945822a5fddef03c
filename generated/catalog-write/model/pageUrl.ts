// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Address of the product page, in two parts to be joined.
 */
export interface PageUrl {
  readonly base: string;
  readonly path: string;
}
