/**
 * Id of the app in catalog references to products of the platform's own store: `{ appId: STORES_APP_ID, catalogItemId:
 * product.id }`. Sites also know the store by the id of its installation, `1380b703-ce81-ff05-f115-39571d94dfcd`.
 */
export const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
