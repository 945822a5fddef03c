/**
 * TypeScript project for a folder two levels below the root of the repository, such as `.cache/readme`:
 * imports of the published entry points resolve to their sources.
 */
export const sourceProject = (include: readonly string[]): string =>
  JSON.stringify({
    extends: '../../tsconfig.json',
    compilerOptions: {
      rootDir: '../..',
      paths: {
        vitrine: ['../../src/index.ts'],
        'vitrine/sign-in': ['../../src/sign-in/index.ts'],
        'vitrine/preflight': ['../../src/sign-in/preflight/index.ts'],
        'vitrine/webhooks/testing': ['../../src/webhooks/signer.ts'],
        'vitrine/sandbox/node': ['../../sandbox/hosts/node.ts'],
        'vitrine/react/generated': ['../../src/react/generated.ts'],
        'vitrine/react/testing': ['../../src/react/test-site.tsx'],
        'vitrine/react': ['../../src/react/index.ts'],
        'vitrine/react/*': ['../../generated/*/queries.ts'],
        'vitrine/*': [
          '../../src/*.ts',
          '../../src/*/index.ts',
          '../../generated/*.ts',
          '../../generated/*/index.ts',
        ],
      },
    },
    include,
  });
