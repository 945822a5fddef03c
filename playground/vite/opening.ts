import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

/** Lets the page of a build run `opening/main.ts` before its scripts have loaded. */
export const opening = (): Plugin => ({
  name: 'playground:opening',
  apply: 'build',
  async transformIndexHtml() {
    const bundle = await rolldown({
      input: fileURLToPath(new URL('../opening/main.ts', import.meta.url)),
      platform: 'browser',
    });
    const { output } = await bundle.generate({ format: 'iife', minify: true });
    await bundle.close();
    return [{ tag: 'script', children: output[0].code, injectTo: 'body' }];
  },
});
