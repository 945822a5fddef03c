import { fileURLToPath } from 'node:url';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import type { OfflineFiles } from '../worker/offline.ts';
import { packageSources } from './package-sources.ts';
import { withImports } from './with-imports.ts';
import { withoutMsw } from './without-msw.ts';

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const FIRST = 'sandbox-worker.js';

/** The parts of `sandbox/parts/` that answer the first calls of the most visited pages, the most urgent one first. */
const SOON = ['catalog', 'events'];

/** Lets the sandbox load its code by and by, instead of all at once. */
const codeLater: Plugin = {
  name: 'playground:code-later',
  resolveId: (id) => (id.endsWith('/parts/whole.ts') ? fileOf('../../sandbox/parts/later.ts') : null),
};

/** The code as the files of CommonJS modules: these can run at any time, which modules of a service worker cannot. */
const chunksOfSandbox = async (): Promise<readonly OutputChunk[]> => {
  const bundle = await rolldown({
    input: { 'sandbox-worker': fileOf('../worker/sandbox.ts') },
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [codeLater, packageSources(), withoutMsw],
  });
  const { output } = await bundle.generate({
    format: 'cjs',
    minify: true,
    entryFileNames: FIRST,
    chunkFileNames: 'sandbox-[name]-[hash].js',
    codeSplitting: {
      groups: [
        { name: 'first', tags: ['$initial' as const], priority: 2 },
        { name: 'common', minShareCount: 3, priority: 1 },
      ],
    },
  });
  await bundle.close();
  return output.filter((file) => file.type === 'chunk');
};

const loaderScript = async (
  parts: Readonly<Record<string, readonly string[]>>,
  soon: readonly string[],
): Promise<string> => {
  const bundle = await rolldown({
    input: fileOf('../worker/parts.ts'),
    platform: 'browser',
    transform: { define: { PARTS: JSON.stringify(parts), SOON: JSON.stringify(soon) } },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
};

/** The code of a file as a function that the loader runs. A dynamic import becomes a call of the loader. */
const partOf = ({ fileName, code }: OutputChunk): string => {
  const loading = code.replaceAll(
    /Promise\.resolve\(\)\.then\(\(\)=>require\((["'`])([^"'`]+)\1\)\)/g,
    'load("$2")',
  );
  return `self.sandboxParts[${JSON.stringify(fileName)}]=function(require,exports,load){${loading}\n};\n`;
};

/** The script of a service worker, and the files that it loads when they are needed. */
export interface WorkerFiles {
  readonly parts: ReadonlyMap<string, string>;
  /** The script, once all files of the build are known. */
  readonly script: (offline: OfflineFiles) => string;
}

/** Builds the sandbox for a service worker. */
export const buildWorker = async (): Promise<WorkerFiles> => {
  const chunks = await chunksOfSandbox();
  const first = withImports(FIRST, chunks);
  const later = chunks.filter(({ fileName }) => !first.has(fileName));
  const opened = later.filter(({ isDynamicEntry }) => isDynamicEntry);
  const parts = Object.fromEntries(
    opened.map(({ fileName }) => [
      fileName,
      [...withImports(fileName, chunks)].filter((name) => !first.has(name)),
    ]),
  );
  const soon = SOON.flatMap((name) => {
    const file = opened.find((chunk) => chunk.name === name)?.fileName;
    if (file === undefined) throw new Error(`vite/sandbox-worker.ts: the sandbox has no part “${name}”.`);
    return parts[file] ?? [];
  });
  const loader = await loaderScript(parts, [...new Set(soon)]);
  const start = chunks.filter(({ fileName }) => first.has(fileName)).map(partOf);
  return {
    parts: new Map(later.map((chunk) => [chunk.fileName, partOf(chunk)])),
    script: (offline) =>
      `${loader}\nself.OFFLINE=${JSON.stringify(offline)};\n${start.join('')}self.runSandbox();\n`,
  };
};
