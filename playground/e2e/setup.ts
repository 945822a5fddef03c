import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { configFor } from './sandbox-cookie.ts';
import { serveFolder } from './static/host.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built playground. */
    playground: string;
  }
}

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
const packageFile = new URL('../../dist/sandbox/hosts/node.js', import.meta.url);

/** Builds the playground and serves it on a free port. */
export default async ({ provide }: TestProject) => {
  if (!existsSync(packageFile))
    throw new Error('The browser journeys need the built package. Run “npm run build” first.');
  // Results of an earlier run do not count.
  rmSync(new URL('../../dist/e2e', import.meta.url), { recursive: true, force: true });
  // A separate folder, so that two runs can go on at once.
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-playground-'));
  // Builds for production: the NODE_ENV of a test run would select React's development build.
  const setting = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  await build({ configFile, logLevel: 'warn', build: { outDir: folder } });
  process.env['NODE_ENV'] = setting;
  const host = await serveFolder(folder, '/', { missing: 200, config: configFor });

  provide('playground', host.url.replace(/\/$/, ''));
  return () => {
    host.close();
    rmSync(folder, { recursive: true });
  };
};
