import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { CACHES } from '../worker/offline.ts';
import { buildWorker } from './sandbox-worker.ts';

/** Adds the service worker with the sandbox, and a page for addresses without a file, to a build for static hosts. */
export const staticHost = (): Plugin => ({
  name: 'playground:static-host',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const { parts, script } = await buildWorker();
    for (const [name, source] of parts) this.emitFile({ type: 'asset', fileName: `assets/${name}`, source });
    // '' is the start page.
    const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
    const later = [...parts.keys()].map((name) => `assets/${name}`);
    const files = [...new Set(['', 'config.json', ...assets, ...later])].toSorted();
    const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
    this.emitFile({
      type: 'asset',
      fileName: 'sandbox-worker.js',
      source: script({ files, cache: `${CACHES}${version}` }),
    });
    this.emitFile({
      type: 'asset',
      fileName: '404.html',
      source: await readFile(new URL('./404.html', import.meta.url), 'utf8'),
    });
  },
});
