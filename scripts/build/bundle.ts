import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { build, type Plugin } from 'vite';
import { project } from '../steps/step.ts';
import { licencesOf } from './modules.ts';

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

/** Packages that `vitrine generate` has parts of. */
export const inlinedInGenerator = [
  'ajv',
  'fast-deep-equal',
  'fast-uri',
  'json-p3',
  'json-schema-traverse',
  'yaml',
] as const;

const generator = join(project, 'scripts/generate/command/run.ts');

/** The command loads the generator from a bundle of its own, because few programs use it. */
const withoutGenerator: Plugin = {
  name: 'without-generator',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.endsWith('scripts/generate/command/run.ts') && importer !== undefined
      ? { id: './generate.js', external: true }
      : null,
};

/**
 * Writes dist/bin/generate.js, and beside it the code that needs the generators, which is loaded after the command has
 * checked that they are installed.
 */
const bundleGenerator = async (dist: string): Promise<void> => {
  const bundle = await rolldown({
    input: { generate: generator },
    external: ['orval', 'oxfmt'],
    platform: 'node',
    tsconfig: join(project, 'tsconfig.json'),
  });
  await bundle.write({
    dir: join(dist, 'bin'),
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'generate-[name].js',
    comments: { legal: true, annotation: false, jsdoc: false },
    minify: true,
    postBanner: ({ moduleIds }) => licencesOf(moduleIds, inlinedInGenerator),
  });
  await bundle.close();
};

/**
 * Writes the `vitrine` command, and the sandbox of a service worker over the module that bundleModules() wrote, with
 * everything that they need inside. The command then runs after a plain install, which brings neither zod nor graphql,
 * and the worker starts without msw, which fails in a service worker because there is no `localStorage`.
 */
export const bundleCommand = async (dist: string): Promise<void> => {
  await build({
    root: project,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [withoutMocks, withoutGenerator],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir: dist,
      emptyOutDir: false,
      target: 'node22',
      minify: true,
      sourcemap: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: {
          'bin/vitrine': join(project, 'sandbox/hosts/cli/main.ts'),
          'sandbox/hosts/worker': join(project, 'sandbox/hosts/worker.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: 'bin/[name].js' },
      },
    },
  });
  chmodSync(join(dist, 'bin/vitrine.js'), 0o755);
  await bundleGenerator(dist);
};
