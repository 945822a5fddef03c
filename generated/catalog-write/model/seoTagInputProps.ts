// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Attributes of the tag. Any names, hence a free map.
 */
export type SeoTagInputProps = { [key: string]: unknown };
