import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin as BundlePlugin } from 'esbuild';
import type { Plugin } from 'vite';

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** msw and faker stand beside the sandbox, not in it: a worker that has the sandbox needs neither, and they are large. */
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

const workerScript = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileOf('../worker/sandbox.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2023',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [withoutMocks],
  });
  return outputFiles[0]?.text ?? '';
};

/** What a static host needs beside the page: the worker with the sandbox, and the page for addresses without a file. */
export const staticHost = (): Plugin => ({
  name: 'playground:static-host',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'sandbox-worker.js', source: await workerScript() });
    this.emitFile({
      type: 'asset',
      fileName: '404.html',
      source: await readFile(fileOf('./404.html'), 'utf8'),
    });
  },
});
