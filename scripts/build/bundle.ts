import { chmodSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { project } from '../steps/step.ts';
import { entrySources, isSandbox, licensesOf } from './modules.ts';

/** Packages that the sandbox has parts of, so that users do not install them. */
export const inlinedInSandbox = ['@noble/hashes', 'graphql', 'uqr', 'zod'] as const;

const isInlined = (id: string): boolean =>
  inlinedInSandbox.some((name) => id === name || id.startsWith(`${name}/`));

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
    postBanner: ({ moduleIds }) => licensesOf(moduleIds, inlinedInGenerator),
  });
  await bundle.close();
};

/**
 * Writes the entry points of the sandbox and the `vitrine` command, which share one file with the simulated platform.
 * That file has everything inside but the package's own dependencies: the command runs after a plain install, and a
 * service worker starts without msw, which fails there because there is no `localStorage`.
 */
export const bundleSandbox = async (dist: string): Promise<void> => {
  const entries = Object.entries(entrySources()).filter(([path]) => isSandbox(path));
  const bundle = await rolldown({
    input: { ...Object.fromEntries(entries), 'bin/vitrine': join(project, 'sandbox/hosts/cli/main.ts') },
    plugins: [withoutGenerator],
    external: (id) => !id.startsWith('.') && !isAbsolute(id) && !isInlined(id),
    platform: 'neutral',
    resolve: { mainFields: ['module', 'main'] },
    tsconfig: join(project, 'tsconfig.json'),
    transform: { target: 'es2023', define: { 'process.env.NODE_ENV': '"production"' } },
  });
  await bundle.write({
    dir: dist,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
    comments: { legal: true, annotation: false, jsdoc: false },
    minify: true,
    postBanner: ({ moduleIds }) => licensesOf(moduleIds, inlinedInSandbox),
    codeSplitting: { groups: [{ name: 'platform', test: /\/sandbox\/platform\.ts$/ }] },
  });
  await bundle.close();
  chmodSync(join(dist, 'bin/vitrine.js'), 0o755);
  await bundleGenerator(dist);
};
