// Generated from spec/recovery.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Two-letter code of the language of the mail. Absent, the site's own language.
 */
export type MailLanguage = string;
