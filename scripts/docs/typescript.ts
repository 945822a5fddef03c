import { join } from 'node:path';
import { Application, LogLevel } from 'typedoc';
import { entriesOf } from './entries.ts';

/**
 * Writes the TypeScript reference: one module for each entry point, named as it is imported.
 * @throws Error when the sources cannot be read by the documentation tool.
 */
export const writeTypeScriptReference = async (project: string, out: string): Promise<void> => {
  const entries = entriesOf(project);
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
    sortEntryPoints: false,
    navigation: { includeFolders: false },
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
  await app.generateDocs(reflection, out);
};
