import type { OutputBundle, OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';
import { withImports } from './with-imports.ts';

/** The pages that people open first: the start of their path, and the modules that they load first. */
const pages = [
  { path: 'shop/p/', modules: ['features/product/product-screen.tsx'] },
  { path: 'shop', modules: ['features/shop/shop-screen.tsx'] },
  { path: 'events/', modules: ['features/events/event-screen.tsx'] },
  { path: 'events', modules: ['features/events/events-screen.tsx'] },
  { path: '', modules: ['features/start/launcher-screen.tsx', 'components/code/highlight.ts'] },
];

/** The module that the frame of every page loads; see src/shell/first-view.ts. */
const inFrame = 'shell/money-switch.tsx';

const chunksOf = (bundle: OutputBundle): OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

const filesOf = (modules: readonly string[], chunks: readonly OutputChunk[]): string[] => {
  const first = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => withImports(fileName, chunks));
  const files = modules.flatMap((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)));
    if (!chunk) throw new Error(`vite/page-preloads.ts: the build has no chunk of ${module}.`);
    return [...withImports(chunk.fileName, chunks)];
  });
  return [...new Set(files)].filter((file) => !first.some((names) => names.has(file)));
};

/** A module would only run after the page has been parsed, so the names are kept in a block. */
const scriptWith = (table: unknown): string => `{
      // The code of the opened page, by the start of its path.
      const pages = ${JSON.stringify(table)};
      const base = new URL('.', document.baseURI);
      const path = location.pathname.slice(base.pathname.length);
      const [, files = []] = pages.find(([start]) => (start === '' ? path === '' : path.startsWith(start))) ?? [];
      for (const file of files) {
        const link = document.createElement('link');
        link.rel = 'modulepreload';
        link.fetchPriority = 'low';
        link.href = new URL(file, base);
        document.head.append(link);
      }
    }`;

/**
 * Lets the start page ask for the code of the opened screen together with the first scripts. Otherwise the router asks
 * for it once these have run. The first paint needs no script, so all of them come after its styles and its picture.
 */
export const pagePreloads = (): Plugin => ({
  name: 'playground:page-preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      const chunks = chunksOf(bundle ?? {});
      const table = pages.map(({ path, modules }) => [path, filesOf([...modules, inFrame], chunks)]);
      return {
        html: html.replaceAll(
          /<(?:script type="module"|link rel="modulepreload")/g,
          '$& fetchpriority="low"',
        ),
        // Behind the style sheet, which the first paint waits for.
        tags: [{ tag: 'script', children: scriptWith(table), injectTo: 'head' }],
      };
    },
  },
});
