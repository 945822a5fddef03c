// Generated from spec/graphql.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
/** Facts about each operation, for the request policy and the documentation. */
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

/** The application codes that the description lists for `graphql`. */
export type GraphqlErrorCode = never;
