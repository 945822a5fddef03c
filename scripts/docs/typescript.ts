import { join } from 'node:path';
import { Application, LogLevel, ReflectionKind } from 'typedoc';
import type { Entry } from './entries.ts';

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

/**
 * Writes the TypeScript reference of the hand-written entry points, and returns their names. Generated names are on the
 * pages of their operations.
 * @param folder Folder of the pages, below the root of the site.
 * @throws Error when the sources cannot be read by the documentation tool.
 */
export const writeTypeScriptReference = async (
  project: string,
  site: string,
  folder: string,
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
    includeHierarchySummary: false,
    navigationLinks: { 'All pages': '../index.html' },
    validation: { notExported: false, invalidLink: false, invalidPath: false },
    logLevel: LogLevel.Error,
  });
  const reflection = await app.convert();
  if (!reflection) throw new Error('typedoc could not read the sources; its message is above.');
  for (const module of reflection.children ?? []) {
    const entry = entries.find(
      ({ source }) => source === `${module.name}.ts` || source === `${module.name}/index.ts`,
    );
    if (entry) module.name = entry.name;
  }
  await app.generateDocs(reflection, join(site, folder));
  const { router } = app.renderer;
  return (reflection.children ?? []).flatMap(({ name: entry, children = [] }) =>
    children.flatMap((symbol) => {
      const { name, kind, comment, signatures } = symbol;
      const summary = (comment ?? signatures?.[0]?.comment)?.summary ?? [];
      if ((kind & found) === 0 || !router?.hasUrl(symbol)) return [];
      return [
        {
          name,
          entry,
          page: `${folder}/${router.getFullUrl(symbol)}`,
          about: summary.map(({ text }) => text).join(''),
          isFunction: kind === ReflectionKind.Function,
        },
      ];
    }),
  );
};
