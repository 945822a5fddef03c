// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Id of the collection. The platform's declarations spell the field with an underscore and a capital; that has not been seen in a delivery, so a receiver should take `collectionId` as well.
 */
export type NotifiedCollectionId = string;
