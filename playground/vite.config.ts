import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { descriptions } from './vite/descriptions.ts';
import { spokenLanguages } from './vite/spoken-languages.ts';
import { referencePages } from './vite/reference-pages.ts';
import { runtimeConfig } from './vite/runtime-config.ts';
import { staticHost } from './vite/static-host.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** `--mode static` builds a folder for hosts that only have files: the sandbox comes along, and any path will do. */
export default defineConfig(({ mode }) => ({
  root,
  base: mode === 'static' ? './' : '/',
  plugins: [
    react(),
    descriptions(),
    spokenLanguages(),
    runtimeConfig(mode === 'static'),
    referencePages(),
    ...(mode === 'static' ? [staticHost()] : []),
  ],
  // Its own, so that the tests' Vite does not sweep it away under a running playground.
  cacheDir: '../node_modules/.vite/playground',
  server: { port: 5173 },
  preview: { port: 5173 },
  build: {
    outDir: mode === 'static' ? '../dist/playground' : 'dist',
    emptyOutDir: true,
    // light-dark() stays as it is written; every browser in these versions understands it.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
}));
