// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Names of the request in the logs of the platform. Seen within other answers only.
 * @deprecated
 */
export type ErrorDetailsTracing = { [key: string]: string };
