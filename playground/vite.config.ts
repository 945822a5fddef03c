import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite/chunks.ts';
import { descriptions } from './vite/descriptions.ts';
import { opening } from './vite/opening.ts';
import { packageSources } from './vite/package-sources.ts';
import { pagePreloads } from './vite/page-preloads.ts';
import { spokenLanguages } from './vite/spoken-languages.ts';
import { spokenLetters } from './vite/spoken-letters.ts';
import { referencePages } from './vite/reference-pages.ts';
import { runtimeConfig } from './vite/runtime-config.ts';
import { staticHost } from './vite/static-host.ts';
import { withoutMsw } from './vite/without-msw.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * `--mode static` builds a folder for hosts that serve only files: it includes the sandbox and works below any path.
 */
export default defineConfig(({ mode }) => ({
  root,
  base: mode === 'static' ? './' : '/',
  plugins: [
    react(),
    packageSources(),
    withoutMsw,
    descriptions(),
    spokenLanguages(),
    spokenLetters(),
    runtimeConfig(mode === 'static'),
    referencePages(),
    ...(mode === 'static' ? [pagePreloads(), staticHost(), opening()] : []),
  ],
  // Separate from the cache of the tests, whose Vite would otherwise delete this one while the playground runs.
  cacheDir: '../node_modules/.vite/playground',
  // Imported only through a virtual module, into which the search for packages does not look. A package that is found while
  // a page runs reloads the page.
  optimizeDeps: { include: ['openapi-fetch'] },
  server: { port: 5173 },
  preview: { port: 5173 },
  build: {
    outDir: mode === 'static' ? '../dist/playground' : 'dist',
    emptyOutDir: true,
    // One file: the styles of a page are there when its code is, and no page asks for ten small files.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    // Keeps light-dark() untranspiled; these browser versions support it.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
}));
