// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

export type LoginCallbackParams = {
  /**
   * The text that the attempt began with. Another one means that somebody else began it.
   */
  state?: string;
  /**
   * Session token of the sign-in. A secret, although it stands in an address.
   */
  sessionToken?: string;
};
