// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Says that the entity is not new but came back from the trash.
 */
export interface RestoreInfo {
  /** When it had been deleted. */
  deletedDate?: string;
}
