// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Further texts of the value, by the platform's names for them.
 */
export type FormFieldAdditionalLabels = { [key: string]: string };
