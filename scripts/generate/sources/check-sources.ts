import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { errorsFile } from '../manifest.ts';
import type { Memory } from '../memory.ts';
import { checkExtensionForms } from './check-extensions.ts';
import { checkMessages } from './check-messages.ts';
import { checkReferences, YamlFiles } from './check-references.ts';
import { checkSchemas } from './check-schemas.ts';
import { placesOf } from './walk.ts';

/**
 * Finds mistakes within single files of `spec/`. It runs before the files are bundled, because lines are known then.
 * @throws Problem with file, line and excerpt.
 */
export const checkSources = (project: string, memory?: Memory): void => {
  const files = new YamlFiles(project, memory);
  const read = filesIn(project).map((name) => files.get(name));
  for (const file of read) {
    const { schemas, messages, references } = placesOf(file.value);
    checkReferences(files, file, references);
    checkSchemas(file, schemas);
    checkExtensionForms(file, schemas);
    checkMessages(file, messages);
  }
};

const filesIn = (project: string): string[] =>
  ['spec', 'spec/shared']
    .flatMap((folder) => readdirSync(join(project, folder)).map((name) => `${folder}/${name}`))
    .filter((name) => name.endsWith('.yaml') && name !== errorsFile)
    .sort();
