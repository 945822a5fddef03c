// Generated from spec/catalog-v2.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * `id` and `name` with a value or with operators (`$eq`, `$ne`, `$lt`, `$lte`, `$gt`, `$gte`, `$in`,
 * `$startsWith`, `$exists`), joined by `$and`, `$or`, `$not`. Another field or operator is answered with 400.
 */
export type CollectionQueryFilter = { [key: string]: unknown };
