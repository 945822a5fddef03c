// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Field names with a value or with operators (`$eq`, `$ne`, `$lt`, `$lte`, `$gt`, `$gte`, `$in`, `$hasSome`,
 * `$hasAll`, `$startsWith`, `$exists`), joined by `$and`, `$or`, `$not`. Fields: `id`, `name`, `slug`,
 * `productType`, `description`, `sku`, `price` or `priceData.price`, `numericId`, `lastUpdated`, `createdDate`,
 * `inventoryStatus`, `options.<name>`, and `collections.id` or `collectionIds` (`$hasSome` and `$hasAll` only).
 * Another field or operator is answered with 400.
 */
export type ProductQueryFilter = { [key: string]: unknown };
