// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * How code and state come back: in the fragment of the callback address, in its query, or as a message to the window that holds the hidden frame.
 */
export type AuthResponseMode = 'fragment' | 'query' | 'web_message';
