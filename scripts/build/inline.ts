import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { project } from '../steps/step.ts';

/** Modules of the sandbox that use a small part of a package each: the part comes with them, and nobody installs the rest. */
export const inlined: readonly { readonly module: string; readonly from: string }[] = [
  { module: 'src/sandbox/sha256.js', from: '@noble/hashes' },
  { module: 'src/sandbox/pages/qr.js', from: 'uqr' },
];

/** What is the package's own stays a module of its own. */
const besides: Plugin = {
  name: 'besides',
  setup: (bundle) => {
    bundle.onResolve({ filter: /^\./ }, ({ path, importer }) =>
      importer.startsWith(join(project, 'dist')) ? { path, external: true } : null,
    );
  },
};

/** Puts into these modules of dist/ what they import, under the licence that it came with. */
export const inline = async (dist: string): Promise<void> => {
  for (const { module, from } of inlined) {
    const licence = readFileSync(join(project, 'node_modules', from, 'LICENSE'), 'utf8').trim();
    await build({
      entryPoints: [join(dist, module)],
      outfile: join(dist, module),
      allowOverwrite: true,
      bundle: true,
      format: 'esm',
      target: 'es2023',
      banner: { js: `/*! ${from}, a part of which is below:\n\n${licence}\n*/` },
      plugins: [besides],
      logLevel: 'error',
    });
  }
};
