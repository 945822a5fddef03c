import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { spokenLanguages } from './vite/spoken-languages.ts';
import { operationTable } from './vite/operations.ts';
import { referencePages } from './vite/reference-pages.ts';
import { runtimeConfig } from './vite/runtime-config.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root,
  plugins: [react(), operationTable(), spokenLanguages(), runtimeConfig(), referencePages()],
  // Its own, so that the tests' Vite does not sweep it away under a running playground.
  cacheDir: '../node_modules/.vite/playground',
  server: { port: 5173 },
  preview: { port: 5173 },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // light-dark() stays as it is written; every browser in these versions understands it.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
});
