// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ExtendedFieldsNamespaces } from './extendedFieldsNamespaces.ts';

/**
 * Data that apps keep with the entity.
 */
export interface ExtendedFields {
  /** One object of free form for each app, under the name of the app. */
  namespaces?: ExtendedFieldsNamespaces;
}
