import { join } from 'node:path';
import {
  Application,
  Comment,
  type Context,
  Converter,
  type DeclarationReflection,
  LogLevel,
  PageEvent,
  ReflectionKind,
} from 'typedoc';
import { typeScriptStyle } from './assets.ts';
import { mended } from './typescript-page.ts';
import { type Entry, pageOf } from './entries.ts';
import { addOnePageTheme, ONE_PAGE } from './typescript-theme.ts';

/** A name that an entry point exports. */
export interface PublicSymbol {
  readonly name: string;
  readonly entry: string;
  /** Its page, below the root of the site. */
  readonly page: string;
  readonly about: string;
  readonly isFunction: boolean;
}

/** The kinds of names that a search finds. */
const found =
  ReflectionKind.Function |
  ReflectionKind.ClassOrInterface |
  ReflectionKind.TypeAlias |
  ReflectionKind.Variable;

/** The search index lists hand-written names. Generated names are found through their operation. */
const byHand =
  /^vitrine(?:\/(?:sign-in|preflight|outcomes|state|format|webhooks|webhooks\/testing|react|react\/testing|sandbox|sandbox\/\w+))?$/;

/** A list of the zod schemas of a module, in Markdown. */
const schemasIn = ({ children = [] }: DeclarationReflection): string => {
  const schemas = children.filter(({ kind }) => kind === ReflectionKind.Variable);
  return `The zod schemas and limits of the messages, and the types of their values under the same names:\n\n${schemas
    .map(({ name }) => `- \`${name}\``)
    .join('\n')}`;
};

/**
 * Removes large pages whose contents are also in the pages of the operations: a page for each zod schema, and
 * the members of `paths` and `webhooks`, which repeat all messages of a service. The page of a zod module
 * lists its schemas instead.
 */
const withoutRepetitions = ({ project }: Context): void => {
  const remove = (parts: readonly DeclarationReflection[] | undefined): void => {
    for (const part of parts?.slice() ?? []) project.removeReflection(part);
  };
  for (const module of project.children ?? []) {
    if (/^generated\/[\w-]+\/zod$/.test(module.name)) {
      module.comment = new Comment([{ kind: 'text', text: schemasIn(module) }]);
      remove(module.children);
    }
    for (const symbol of module.children ?? [])
      if (/^(paths|webhooks)$/.test(symbol.name)) remove(symbol.children);
  }
};

/**
 * Writes the TypeScript reference, with one module for each entry point under its import path, and returns
 * the hand-written names.
 * @throws Error when the sources cannot be read by the documentation tool.
 */
export const writeTypeScriptReference = async (
  project: string,
  out: string,
  entries: readonly Entry[],
): Promise<PublicSymbol[]> => {
  const app = await Application.bootstrap({
    entryPoints: entries.map(({ source }) => join(project, source)),
    tsconfig: join(project, 'tsconfig.build.json'),
    name: 'Vitrine',
    readme: 'none',
    disableSources: true,
    excludeInternal: true,
    excludePrivate: true,
    hideGenerator: true,
    skipErrorChecking: true,
    githubPages: false,
    router: ONE_PAGE,
    theme: ONE_PAGE,
    sluggerConfiguration: { lowercase: false },
    includeHierarchySummary: false,
    sortEntryPoints: false,
    navigation: { includeFolders: false },
    customJs: join(project, 'scripts/docs/typescript.js'),
    customCss: typeScriptStyle,
    navigationLinks: { 'All pages': '../index.html' },
    validation: { notExported: false, invalidLink: false, invalidPath: false },
    logLevel: LogLevel.Error,
  });
  addOnePageTheme(app);
  app.renderer.on(PageEvent.END, (event) => {
    if (event.contents) event.contents = mended(event.contents);
  });
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, withoutRepetitions);
  const reflection = await app.convert();
  if (!reflection) throw new Error('typedoc could not read the sources; its message is above.');
  for (const module of reflection.children ?? []) {
    const entry = entries.find(
      ({ source }) => source === `${module.name}.ts` || source === `${module.name}/index.ts`,
    );
    if (entry) module.name = entry.name;
  }
  await app.generateDocs(reflection, out);
  return (reflection.children ?? [])
    .filter(({ name }) => byHand.test(name))
    .flatMap(({ name: entry, children = [] }) =>
      children.flatMap((symbol) => {
        const { name, kind, comment, signatures } = symbol;
        const summary = (comment ?? signatures?.[0]?.comment)?.summary ?? [];
        if ((kind & found) === 0) return [];
        return [
          {
            name,
            entry,
            page: pageOf(entry, name),
            about: summary.map(({ text }) => text).join(''),
            isFunction: kind === ReflectionKind.Function,
          },
        ];
      }),
    );
};
