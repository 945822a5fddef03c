import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { adviceFile } from './errors-file.ts';
import type { ErrorTable } from './errors.ts';
import { contractFile } from './contract-file.ts';
import { header } from './finish.ts';
import { indexFile } from './index-file.ts';
import { openapiFile } from './openapi-file.ts';
import { pathsFile } from './paths-file.ts';
import { StandIns } from './stand-ins.ts';
import { type DescribedService, writeService } from './write-service.ts';

/** A service of the project, with the advice for its errors. */
export interface Bundled extends DescribedService {
  readonly errors: ErrorTable;
}

/**
 * Writes all files of one service beside its bundled description.
 * @throws Problem if orval cannot read the description.
 */
export const generateService = async (project: string, service: Bundled): Promise<void> => {
  const { name, bundle: file, description, operations, sent, errors } = service;
  const folder = dirname(file);
  const standIns = new StandIns(description);
  await writeService(project, service, standIns);
  for (const written of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (written.endsWith('.ts'))
      write(folder, written, standIns.shown(readFileSync(join(folder, written), 'utf8')));
  write(folder, 'paths.ts', header(name) + (await pathsFile(description, sent)));
  if (operations.length === 0) return;
  write(folder, 'advice.ts', header(name) + adviceFile(operations, errors));
  write(folder, 'openapi.ts', header(name) + openapiFile(name, operations));
  write(folder, 'contract.ts', header(name) + contractFile(name, description, operations));
  write(folder, 'index.ts', header(name) + indexFile(operations, pathsExport) + handWritten(project, name));
};

const pathsExport = "export type { paths } from './paths.ts';\n";

/** The export of a service's hand-written code in `src/core/services/`, if there is any. */
const handWritten = (project: string, name: string): string =>
  existsSync(join(project, 'src/core/services', `${name}.ts`))
    ? `export * from '../../src/core/services/${name}.ts';\n`
    : '';

const write = (folder: string, name: string, text: string): void => writeFileSync(join(folder, name), text);
