// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * One of the business's places, another that the owner named, or one that the customer chooses. The specification calls these the values of origin.
 */
export type SlotLocationType = 'UNDEFINED' | 'OWNER_BUSINESS' | 'OWNER_CUSTOM' | 'CUSTOM';
