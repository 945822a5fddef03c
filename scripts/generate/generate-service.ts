import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { generate as orval } from 'orval';
import { orvalOutputs } from '../../orval.config.ts';
import { adviceFile } from './errors-file.ts';
import type { ErrorTable } from './errors.ts';
import { contractFile } from './contract-file.ts';
import type { Description, Operation, OwnerOf, Webhook } from './description.ts';
import { bareTag } from './ends.ts';
import { factsFile } from './facts-file.ts';
import { finish, header } from './finish.ts';
import { finishNotifications } from './finish-notifications.ts';
import { patternTypes } from './pattern-fields.ts';
import { Problem } from './problem.ts';
import { isProjecting } from './projections-file.ts';
import { openapiFile } from './openapi-file.ts';
import { readonlyPaths } from './readonly-lists.ts';
import { forTypes } from './type-schemas.ts';
import { undeclaredPath } from './undeclared.ts';

/** A service whose bundled description is a file in its target folder. */
export interface Bundled {
  readonly name: string;
  readonly bundle: string;
  readonly description: Description;
  readonly operations: readonly Operation[];
  readonly ownerOf: OwnerOf;
  /** References of the components that any service sends, so that a message has the same type in all services. */
  readonly sent: ReadonlySet<string>;
  readonly webhooks: readonly Webhook[];
  readonly errors: ErrorTable;
}

/**
 * Writes all files of one service beside its bundled description.
 * @throws Problem if orval cannot read the description.
 */
export const generateService = async (project: string, service: Bundled): Promise<void> => {
  const { name, bundle: file, description, operations, ownerOf, sent, webhooks, errors } = service;
  const folder = dirname(file);
  const types = await openapiTypes(forTypes(description) as OpenAPI3, { defaultNonNullable: false });
  const paths = readonlyPaths(astToString(types), sent);
  write(folder, 'paths.ts', header(name) + bareTag(undeclaredPath(patternTypes(paths))));
  const outputs = orvalOutputs({
    name,
    description,
    operations,
    ownerOf,
    folder: relative(project, folder),
  });
  // A description that has only notifications has messages, but no operations.
  const wanted = operations.length > 0 ? outputs : { model: outputs.operations, zod: outputs.zod };
  for (const [output, options] of Object.entries(wanted)) {
    const failure = (await printed(() => orval(options, project))).find((line) => line.includes('🛑'));
    if (failure)
      throw new Problem(
        `spec/${name}.yaml: orval cannot write the ${output}: ${failure.replaceAll(`${project}/`, '')}`,
      );
  }
  if (operations.length > 0) finish(folder, name, description);
  else finishNotifications(folder, name, webhooks);
  if (operations.length === 0) return;
  write(folder, 'facts.ts', header(name) + factsFile(name, operations));
  write(folder, 'advice.ts', header(name) + adviceFile(operations, errors));
  write(folder, 'openapi.ts', header(name) + openapiFile(name, operations));
  write(folder, 'contract.ts', header(name) + contractFile(name, description, operations));
  write(folder, 'index.ts', header(name) + indexFile(operations) + handWritten(project, name));
};

const indexFile = (operations: readonly Operation[]): string =>
  operations.some(isProjecting)
    ? `import { type BindCalls, bindCalls as bind } from '../../src/core/bound-services.ts';
import type { ProjectedCalls } from './projections.ts';

export type { paths } from './paths.ts';
export type * from './facts.ts';
export type * from './projections.ts';
export type * from './types.ts';
export * from './operations.ts';
/** Puts the calls of the service on a client. */
export const bindCalls = bind as BindCalls<ProjectedCalls>;
`
    : `export type { paths } from './paths.ts';
export type * from './facts.ts';
export type * from './types.ts';
export * from './operations.ts';
export { bindCalls } from '../../src/core/bound-services.ts';
`;

/** The export of a service's hand-written code in `src/core/services/`, if there is any. */
const handWritten = (project: string, name: string): string =>
  existsSync(join(project, 'src/core/services', `${name}.ts`))
    ? `export * from '../../src/core/services/${name}.ts';\n`
    : '';

/** Collects the lines that orval prints, because it prints its failures instead of throwing them. */
const printed = async (work: () => Promise<void>): Promise<string[]> => {
  const lines: string[] = [];
  const { log, error } = console;
  console.log = console.error = (...parts: unknown[]) => lines.push(parts.join(' '));
  try {
    await work();
  } finally {
    Object.assign(console, { log, error });
  }
  return lines;
};

const write = (folder: string, name: string, text: string): void => writeFileSync(join(folder, name), text);
