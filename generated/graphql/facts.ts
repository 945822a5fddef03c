// Generated from spec/graphql.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
/** What the policy and the documentation know of each operation. */
export const facts = {
  service: 'graphql',
  operations: {
    graphql: {
      method: 'POST',
      path: '/graphql/{apiVersion}',
      repeat: 'never',
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: [],
      invalidates: [],
      pathDefaults: { apiVersion: 'alpha' },
    },
  },
} as const;

/** The application codes that the description gives for `graphql`. */
export type GraphqlErrorCode = never;
