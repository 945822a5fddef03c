// Generated from spec/catalog-version.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
/** Facts about each operation, for the request policy and the documentation. */
export const facts = {
  service: 'catalog-version',
  operations: {
    getCatalogVersion: {
      method: 'GET',
      path: '/v3/provision/version',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: [],
      invalidates: [],
      prefixes: ['/stores', '/_api/stores'],
    },
  },
} as const;

/** The application codes that the description lists for `getCatalogVersion`. */
export type GetCatalogVersionErrorCode = never;
