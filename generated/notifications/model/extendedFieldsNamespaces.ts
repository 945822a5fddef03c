// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * One object of free form for each app, under the name of the app.
 */
export type ExtendedFieldsNamespaces = { [key: string]: { [key: string]: unknown } };
