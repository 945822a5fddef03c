import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { minify } from 'rolldown/utils';
import { project } from '../steps/step.ts';

/** Packages of which the sandbox uses a small part: the part is bundled, so that nobody installs the rest. */
export const inlined = ['@noble/hashes', 'uqr'] as const;

const isInlined = (id: string): boolean => inlined.some((name) => id === name || id.startsWith(`${name}/`));

/**
 * Modules that stand in one file with everything that they import and that no group above them has. The others are
 * grouped by the bundler: modules that the same entry points use share a file.
 */
const groups = [
  { name: 'core', modules: /^src\/index\.ts$/ },
  { name: 'transport', modules: /^src\/transport\// },
  // The only module with big.js: bundlers keep that package wherever they keep a part of a file that imports it.
  { name: 'money', modules: /^src\/money\/amount\.ts$/ },
];

/** A service's calls stand in one file, its mocks in another one. */
const serviceGroup = /^generated\/([\w-]+)\/(index|mocks)\.ts$/;

const pathOf = (id: string): string => relative(project, id).replaceAll('\\', '/');

/** The source of each entry point of package.json, by its path in dist/ without an ending. */
export const entrySources = (): Readonly<Record<string, string>> => {
  const { exports } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, string | { readonly default: string }>>;
  };
  return Object.fromEntries(
    Object.values(exports).flatMap((target) => {
      if (typeof target === 'string') return [];
      const path = target.default.replace(/^\.\/dist\//, '').replace(/\.js$/, '');
      const source = [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(join(project, file)));
      if (source === undefined) throw new Error(`${target.default} of the export map has no source.`);
      return [[path, join(project, source)]];
    }),
  );
};

/** Modules that nobody steps through: tables, the simulated platform, and what is inlined into it. */
const isDense = (path: string): boolean =>
  /\b(fakes|contract|mocks)\.ts$|^src\/sandbox\/|^node_modules\//.test(path);

/** Minifies files that have dense modules; all other files stay readable. */
const minifyDense: Plugin = {
  name: 'minify-dense',
  renderChunk: async (code, { fileName, moduleIds }) =>
    moduleIds.some((id) => isDense(pathOf(id)))
      ? (await minify(fileName, code, { module: true })).code
      : null,
};

/** The licences of the packages that a file has parts of. */
const licencesOf = (moduleIds: readonly string[]): string =>
  inlined
    .filter((name) => moduleIds.some((id) => pathOf(id).startsWith(`node_modules/${name}/`)))
    .map((name) => {
      const licence = readFileSync(join(project, 'node_modules', name, 'LICENSE'), 'utf8').trim();
      return `/*! ${name}, a part of which is below:\n\n${licence}\n*/`;
    })
    .join('\n');

/**
 * Writes the modules of dist/: one file for each entry point, and few files that entry points share. A process that starts
 * loads a handful of files in place of one for each source file.
 * @throws Error when a module would exist twice: its classes and symbols would not be the same ones.
 */
export const bundleModules = async (dist: string): Promise<void> => {
  const bundle = await rolldown({
    input: entrySources(),
    external: (id) => !id.startsWith('.') && !isAbsolute(id) && !isInlined(id),
    platform: 'neutral',
    tsconfig: join(project, 'tsconfig.build.json'),
    transform: { target: 'es2023' },
  });
  const { output } = await bundle.write({
    dir: dist,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
    // Comments are in the types; bundlers need the marks of what they may leave out.
    comments: { legal: true, annotation: true, jsdoc: false },
    plugins: [minifyDense],
    postBanner: ({ moduleIds }) => licencesOf(moduleIds),
    codeSplitting: {
      groups: [
        ...groups.map(({ name, modules }, place) => ({
          name,
          test: (id: string) => modules.test(pathOf(id)),
          priority: groups.length + 1 - place,
        })),
        {
          debugName: 'services',
          name: (id) => serviceGroup.exec(pathOf(id))?.slice(1).join('-') ?? null,
          priority: 1,
        },
      ],
    },
  });
  await bundle.close();
  const ids = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const repeated = ids.filter((id, place) => ids.indexOf(id) !== place);
  if (repeated.length > 0) throw new Error(`Modules that dist/ has more than once: ${repeated.join(', ')}`);
};
