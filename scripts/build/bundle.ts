import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { project } from '../steps/step.ts';

const NONE = '\0none';

/**
 * The sandbox needs the mocks and the handlers of msw only where it stands in a page or in tests; behind HTTP every operation
 * has a rule. They would be the larger half of the command.
 */
const withoutMocks: Plugin = {
  name: 'without-mocks',
  enforce: 'pre',
  resolveId: (id) => (id === NONE || /^(msw|@faker-js\/faker)(\/|$)/.test(id) ? NONE : null),
  load: (id) =>
    id === NONE
      ? 'export const none = new Proxy(() => none, { get: () => none, apply: () => none });' +
        'export { none as faker, none as http, none as HttpResponse };'
      : null,
  transform: (code, id) =>
    id.endsWith('/contract.ts')
      ? code.replaceAll(
          /^import \* as (\w+) from '\.\/(?:fakes|mocks)\.ts';$/gm,
          `import { none as $1 } from '${NONE}';`,
        )
      : null,
};

/**
 * Writes dist/bin/vitrine.js: the `vitrine` command with everything that it needs inside, so that it runs after a
 * plain install, which brings neither zod nor graphql.
 */
export const bundleCommand = async (dist: string): Promise<void> => {
  const file = join(dist, 'bin/vitrine.js');
  await build({
    root: project,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [withoutMocks],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: join(project, 'sandbox/hosts/cli/main.ts'),
      outDir: join(dist, 'bin'),
      emptyOutDir: true,
      target: 'node22',
      minify: true,
      sourcemap: false,
      copyPublicDir: false,
      rolldownOptions: {
        output: { entryFileNames: 'vitrine.js', codeSplitting: false },
      },
    },
  });
  chmodSync(file, 0o755);
};
