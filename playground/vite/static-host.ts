import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { CACHES, type OfflineFiles } from '../worker/offline.ts';
import { packageSources } from './package-sources.ts';
import { withoutMsw } from './without-msw.ts';

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const workerScript = async (files: readonly string[]): Promise<string> => {
  const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
  const offline: OfflineFiles = { files, cache: `${CACHES}${version}` };
  const bundle = await rolldown({
    input: fileOf('../worker/sandbox.ts'),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"', OFFLINE: JSON.stringify(offline) } },
    plugins: [packageSources(), withoutMsw],
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
};

/** Adds the service worker with the sandbox, and a page for addresses without a file, to a build for static hosts. */
export const staticHost = (): Plugin => ({
  name: 'playground:static-host',
  apply: 'build',
  async generateBundle(_options, bundle) {
    // '' is the start page.
    const files = ['', 'config.json', ...Object.keys(bundle).filter((name) => name.startsWith('assets/'))];
    this.emitFile({
      type: 'asset',
      fileName: 'sandbox-worker.js',
      source: await workerScript(files.toSorted()),
    });
    this.emitFile({
      type: 'asset',
      fileName: '404.html',
      source: await readFile(fileOf('./404.html'), 'utf8'),
    });
  },
});
