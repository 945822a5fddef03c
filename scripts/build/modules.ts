import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { type OutputAsset, type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { minify } from 'rolldown/utils';
import { moduleEntries } from '../export-map.ts';
import { project } from '../steps/step.ts';

/**
 * Files that entry points share, in order of precedence. Each file has the matching modules and all their
 * imports, except for modules in an earlier file. The bundler groups all other modules: modules with the same
 * entry points share a file.
 */
const groups: readonly { readonly name: string; readonly modules: RegExp }[] = [
  { name: 'facts', modules: /^generated\/[\w-]+\/facts\.ts$/ },
  {
    name: 'core',
    modules:
      // With the order of revisions, which the provider needs and the rest of the cart does not.
      /^src\/(index\.ts|specified\.ts|session\/session-view\.ts|cart\/revision\.ts|core\/(?!errors\/|time\/|services\/|openapi\/).*)$/,
  },
  // A service's calls, and its mocks.
  { name: '$1-$2', modules: /^generated\/([\w-]+)\/(index|mocks)\.ts$/ },
  // The only file with big.js: bundlers keep that package wherever they keep a part of a file that imports it.
  { name: 'money', modules: /^src\/format\/(?!index\.ts|event-time\.ts).*/ },
  { name: 'sign-in', modules: /^src\/sign-in\/index\.ts$/ },
  { name: 'outcomes', modules: /^src\/outcomes\/index\.ts$/ },
  { name: 'state', modules: /^src\/state\.ts$/ },
  { name: 'provider', modules: /^src\/react\/(provider|call-.*)\.tsx?$/ },
  { name: '$1-queries', modules: /^generated\/([\w-]+)\/queries\.ts$/ },
  // Hooks, in separate files from the provider, because a program with the provider uses few of them. Those of the cart have
  // a file of their own: bundlers that leave React outside keep each name that a file imports from it.
  { name: 'cart-hooks', modules: /^src\/react\/(use-cart|use-observable)\.ts$/ },
  { name: 'hooks', modules: /^src\/react\/use-.*/ },
];

const pathOf = (id: string): string => relative(project, id).replaceAll('\\', '/');

interface Manifest {
  readonly name: string;
  readonly imports: Readonly<Record<`#${string}`, Readonly<Record<string, string>>>>;
}

const manifest = (): Manifest => JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as Manifest;

/** The path of a module in dist/, without an ending. */
const pathIn = (target: string): string => target.replace(/^\.\/dist\//, '').replace(/\.js$/, '');

/** The source of a module in dist/. */
const sourceOf = (target: string): string => {
  const path = pathIn(target);
  const source = [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(join(project, file)));
  if (source === undefined) throw new Error(`${target} of package.json has no source.`);
  return join(project, source);
};

/** The source of each module that package.json names, by its path in dist/ without an ending. */
export const entrySources = (): Readonly<Record<string, string>> => {
  const targets = [
    ...moduleEntries().map(([, file]) => file),
    ...Object.values(manifest().imports).flatMap((conditions) => Object.values(conditions)),
  ];
  return Object.fromEntries(targets.map((target) => [pathIn(target), sourceOf(target)]));
};

/** The source of each entry point, by the name under which it is imported. */
export const exportedSources = (): ReadonlyMap<string, string> => {
  const { name } = manifest();
  return new Map(moduleEntries().map(([entry, file]) => [name + entry.slice(1), sourceOf(file)]));
};

/**
 * Keeps the imports whose target depends on the conditions in `imports` of package.json, so that the
 * importing program chooses it.
 */
const byCondition: Plugin = {
  name: 'by-condition',
  resolveId: (id, importer) =>
    importer !== undefined && id.endsWith('/client-react.ts')
      ? { id: '#client-react', external: true }
      : null,
};

/** Whether an entry point belongs to the sandbox, which is bundled apart from the other modules. */
export const isSandbox = (path: string): boolean => path.startsWith('sandbox/');

/** The entry point for tests of React has a sandbox. */
const sandboxApart: Plugin = {
  name: 'sandbox-apart',
  resolveId: (id, importer) =>
    importer !== undefined && id.endsWith('/sandbox/index.ts')
      ? { id: relative(dirname(pathOf(importer)), 'sandbox/index.js'), external: true }
      : null,
};

/** Modules with tables of responses, which users do not step through in a debugger. */
const isDense = (path: string): boolean => /\b(fakes|mocks)\.ts$/.test(path);

/** Minifies the written files that have dense modules; all other files stay readable. */
const minifyDense = async (dist: string, output: readonly (OutputChunk | OutputAsset)[]): Promise<void> => {
  for (const file of output) {
    if (file.type !== 'chunk' || !file.moduleIds.some((id) => isDense(pathOf(id)))) continue;
    const { code } = await minify(file.fileName, file.code, { module: true });
    writeFileSync(join(dist, file.fileName), code);
  }
};

/** The licenses of the packages whose code is in a file. */
export const licensesOf = (moduleIds: readonly string[], names: readonly string[]): string =>
  names
    .filter((name) => moduleIds.some((id) => pathOf(id).startsWith(`node_modules/${name}/`)))
    .map((name) => {
      const folder = join(project, 'node_modules', name);
      const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
      if (file === undefined) throw new Error(`${name} has no license file.`);
      const license = readFileSync(join(folder, file), 'utf8').trim();
      return `/*! ${name}, a part of which is below:\n\n${license}\n*/`;
    })
    .join('\n');

/**
 * Writes the modules of dist/: one file for each entry point, and few files that entry points share. A process that starts
 * loads a handful of files in place of one for each source file.
 * @throws Error when a module would be in two files, because its classes and symbols would then differ.
 */
export const bundleModules = async (dist: string): Promise<void> => {
  const bundle = await rolldown({
    input: Object.fromEntries(Object.entries(entrySources()).filter(([path]) => !isSandbox(path))),
    plugins: [byCondition, sandboxApart],
    external: (id) => !id.startsWith('.') && !isAbsolute(id),
    platform: 'neutral',
    tsconfig: join(project, 'tsconfig.build.json'),
    transform: { target: 'es2023' },
    // Inline constants: a user's bundler would keep each constant that another module imports as a variable.
    optimization: { inlineConst: { mode: 'all' } },
  });
  const { output } = await bundle.write({
    dir: dist,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
    // The declaration files have the comments. Keep only the annotations for the code that bundlers may leave
    // out.
    comments: { legal: true, annotation: true, jsdoc: false },
    codeSplitting: {
      groups: groups.map(({ name, modules }, place) => ({
        debugName: name,
        name: (id) => (modules.test(pathOf(id)) ? pathOf(id).replace(modules, name) : null),
        priority: groups.length - place,
      })),
    },
  });
  await bundle.close();
  await minifyDense(dist, output);
  const ids = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const repeated = ids.filter((id, place) => ids.indexOf(id) !== place);
  if (repeated.length > 0) throw new Error(`Modules that dist/ has more than once: ${repeated.join(', ')}`);
};
