import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin as BundlePlugin } from 'esbuild';
import type { Plugin } from 'vite';
import { CACHES, type OfflineFiles } from '../worker/offline.ts';

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Replaces msw and faker by stubs: the sandbox's entry point exports mock helpers that need them, the worker does not
 * use them, and they are large.
 */
const withoutMocks: BundlePlugin = {
  name: 'without-mocks',
  setup: (bundle) => {
    bundle.onResolve({ filter: /^(msw|@faker-js\/faker)(\/|$)/ }, () => ({
      path: 'none',
      namespace: 'none',
    }));
    bundle.onLoad({ filter: /./, namespace: 'none' }, () => ({
      contents:
        'const none = new Proxy(() => none, { get: () => none, apply: () => none });' +
        'export { none as faker, none as http, none as HttpResponse };',
    }));
  },
};

const workerScript = async (files: readonly string[]): Promise<string> => {
  const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
  const offline: OfflineFiles = { files, cache: `${CACHES}${version}` };
  const { outputFiles } = await build({
    entryPoints: [fileOf('../worker/sandbox.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2023',
    define: { 'process.env.NODE_ENV': '"production"', OFFLINE: JSON.stringify(offline) },
    plugins: [withoutMocks],
  });
  return outputFiles[0]?.text ?? '';
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
