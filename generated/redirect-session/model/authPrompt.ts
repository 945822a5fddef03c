// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * What the page may ask of the visitor: `login` shows the sign-in, `none` shows nothing and fails when nobody is signed in. The packages keep `consent` and `select_account` to themselves.
 */
export type AuthPrompt = 'login' | 'none' | 'consent' | 'select_account';
