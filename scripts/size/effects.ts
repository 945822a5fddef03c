import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { moduleEntries } from '../export-map.ts';
import { project } from '../steps/step.ts';

/** Entry points that bundlers may keep whole: no page of a shop has them. */
const whole = /^\.\/(sandbox|mocks\/|zod\/|.*\/testing$)/;

/**
 * Makes a bundler keep every statement that may have a side effect, as if package.json did not declare
 * `sideEffects: false`.
 */
const withEffects: Plugin = {
  name: 'with-effects',
  setup: (bundle) => {
    bundle.onResolve({ filter: /^\./ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path),
      sideEffects: true,
    }));
  },
};

/**
 * Statements that a bundler keeps although nothing is imported by name: since modules share files, such a statement is in
 * every bundle. None, if every table and class of the package may be left out.
 */
export const effects = async (): Promise<string[]> => {
  const kept: string[] = [];
  for (const [entry, file] of moduleEntries()) {
    if (whole.test(entry)) continue;
    const { outputFiles } = await build({
      stdin: { contents: `import '${file}';`, resolveDir: project },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
      packages: 'external',
      plugins: [withEffects],
      logLevel: 'error',
    });
    const text = (outputFiles[0]?.text ?? '').replaceAll(/import[^;]*?"[^"]+";/g, '').trim();
    if (text !== '') kept.push(`${entry}: ${text.slice(0, 200)}`);
  }
  return kept;
};
