import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { type Budget, budgets } from './size/budgets.ts';
import { project } from './steps/step.ts';

/** Bytes of a budget's bundle, minified and compressed. */
const sizeOf = async ({ code }: Budget): Promise<number> => {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: project },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    external: ['react', 'react-dom'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
};

const measure = async (): Promise<boolean> => {
  let within = true;
  for (const budget of budgets) {
    const size = (await sizeOf(budget)) / 1000;
    const fits = size <= budget.limit;
    within &&= fits;
    const words = fits ? '' : '  TOO BIG';
    console.log(
      `${size.toFixed(2).padStart(6)} kB of ${String(budget.limit).padEnd(5)} ${budget.name}${words}`,
    );
  }
  if (!within)
    console.error(
      'A bundle is over its budget in scripts/size/budgets.ts. Look for an import that brings in more than it should; ' +
        'a budget is raised only with a reason in CONTRIBUTING.',
    );
  return within;
};

if (existsSync(join(project, 'dist/src/index.js'))) process.exitCode = (await measure()) ? 0 : 1;
else {
  console.error('There is no build to measure in dist/. Run "npm run build" first.');
  process.exitCode = 1;
}
