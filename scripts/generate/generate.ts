import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import openapiTypes, { astToString } from 'openapi-typescript';
import { generate as orval } from 'orval';
import { orvalOutputs } from '../../orval.config.ts';
import { contractFile } from './contract-file.ts';
import { contractsFile } from './contracts-file.ts';
import { checkNames, type Description, type Operation, operationsOf } from './description.ts';
import { factsFile } from './facts-file.ts';
import { finish, header, stripBanner } from './finish.ts';
import { parseYaml, readManifest, type Service } from './manifest.ts';
import { Problem } from './problem.ts';
import { readme } from './readme-file.ts';
import { serviceFile } from './service-file.ts';
import { platformHostsFile, servicesFile } from './services-file.ts';

interface Bundled {
  readonly name: string;
  readonly bundle: string;
  readonly description: Description;
  readonly operations: readonly Operation[];
}

/**
 * Generates everything that the descriptions imply into `target`, a folder at the project's top level.
 * It works in a folder beside it and swaps at the end, so that a failure leaves `target` as it was.
 * @throws Problem when a description or the manifest is wrong.
 */
export const generate = async (project: string, target: string): Promise<void> => {
  const services = readManifest(project);
  const draft = mkdtempSync(join(project, 'generating-'));
  try {
    const bundled = bundleAll(project, draft, services);
    checkNames(bundled);
    for (const service of bundled) await generateService(project, draft, service);
    write(draft, 'services.ts', header('*') + servicesFile(bundled));
    write(draft, 'platform-hosts.ts', header('*') + platformHostsFile(bundled));
    write(draft, 'contracts.ts', header('*') + contractsFile(bundled.map(({ name }) => name)));
    write(draft, 'README.md', readme(bundled.map(({ name }) => name)));
    format(project, draft);
    rmSync(target, { recursive: true, force: true });
    renameSync(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

/** One redocly run for all services: starting it costs more than its work. */
const bundleAll = (project: string, draft: string, services: readonly Service[]): Bundled[] => {
  for (const { root } of services) parseYaml(join(project, root));
  const folder = join(draft, 'bundles');
  const roots = services.map(({ root }) => root);
  run(
    project,
    'redocly',
    ['bundle', ...roots, '-o', folder, '--remove-unused-components'],
    'spec/ cannot be bundled',
  );
  const bundled = services.map(({ name }) => {
    const file = join(draft, name, 'openapi.yaml');
    const text = readFileSync(join(folder, `${name}.yaml`), 'utf8');
    mkdirSync(join(draft, name));
    writeFileSync(file, header(name, '#') + text);
    const description = parseYaml(file) as Description;
    return { name, bundle: file, description, operations: operationsOf(name, description) };
  });
  rmSync(folder, { recursive: true });
  return bundled;
};

const generateService = async (project: string, draft: string, service: Bundled): Promise<void> => {
  const { name, bundle: file, operations } = service;
  const folder = join(draft, name);
  const types = await openapiTypes(readFileSync(file, 'utf8'), { defaultNonNullable: false });
  write(folder, 'paths.ts', header(name) + astToString(types));
  const outputs = orvalOutputs({
    name,
    bundle: relative(project, file),
    operations,
    folder: relative(project, folder),
  });
  for (const [output, options] of Object.entries(outputs)) {
    const failure = (await printed(() => orval(options, project))).find((line) => line.includes('🛑'));
    if (failure) throw new Problem(`spec/${name}.yaml: orval cannot write the ${output}: ${failure}`);
  }
  finish(folder, name);
  for (const entry of readdirSync(join(folder, 'model'))) {
    const path = join(folder, 'model', entry);
    writeFileSync(path, header(name) + stripBanner(readFileSync(path, 'utf8')));
  }
  write(folder, 'facts.ts', header(name) + factsFile(name, operations));
  write(folder, 'service.ts', header(name) + serviceFile(name));
  write(folder, 'contract.ts', header(name) + contractFile(name, operations));
  write(folder, 'index.ts', header(name) + indexFile);
};

const indexFile = `export type { paths } from './paths.ts';
export type * from './model/index.ts';
export * from './facts.ts';
export * from './operations.ts';
export * from './service.ts';
`;

const format = (project: string, draft: string): void =>
  run(
    project,
    'oxfmt',
    ['--config', 'scripts/generate/oxfmt.json', basename(draft)],
    'the generated files cannot be formatted',
  );

const run = (project: string, command: string, args: string[], what: string): void => {
  try {
    execFileSync(join(project, 'node_modules/.bin', command), args, {
      cwd: project,
      stdio: 'pipe',
      env: {
        ...process.env,
        REDOCLY_TELEMETRY: 'off',
        REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
        NO_COLOR: '1',
      },
    });
  } catch (cause) {
    const output =
      cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : messageOf(cause);
    throw new Problem(`${what}:\n${output}`, { cause });
  }
};

/** orval prints its failures instead of throwing them, so what it prints is kept and read. */
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

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
