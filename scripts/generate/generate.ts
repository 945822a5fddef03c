import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import { bundle, type BundledText } from './bundle.ts';
import { contractTypeFile } from './contract-type-file.ts';
import { contractsFile, factsTableFile } from './contracts-file.ts';
import { checkNames, type Description, operationsOf, ownersOf, webhooksOf } from './description.ts';
import { checkSuccessors } from './ends.ts';
import { endsFile } from './ends-file.ts';
import { adviceEntryFile, errorsTableFile } from './errors-file.ts';
import { readErrors } from './errors.ts';
import { header } from './finish.ts';
import { inventoryFile } from './inventory.ts';
import { parseYaml, readManifest } from './manifest.ts';
import type { Memory } from './memory.ts';
import { Problem } from './problem.ts';
import type { Bundled } from './generate-service.ts';
import { sentReferences } from './reached.ts';
import { readme } from './readme-file.ts';
import { refusalsFile } from './refusals-file.ts';
import { YamlFile } from './sources/yaml-file.ts';
import { checkSources } from './sources/check-sources.ts';
import { runTool } from './tool.ts';
import { writeTypes } from './types-file.ts';
import { platformHostsFile, servicesFile } from './services-file.ts';

type Described = Omit<Bundled, 'ownerOf' | 'errors' | 'sent'>;

/**
 * Generates all code that follows from the descriptions into `target`, a folder at the project's top level. It writes
 * into a draft folder beside it and swaps the two at the end, so that a failure leaves `target` unchanged.
 * @param threads Number of threads that write the services. 0 suffices for descriptions that are rejected.
 * @param memory The results of the previous run: with them, only files whose bytes change are written.
 * @returns the bundled descriptions, in the order of the manifest.
 * @throws Problem if a description or the manifest is wrong.
 */
export const generate = async (
  project: string,
  target: string,
  threads = Math.min(availableParallelism(), 4),
  memory?: Memory,
): Promise<readonly Described[]> => {
  const services = readManifest(project);
  const draft = mkdtempSync(join(project, 'generating-'));
  const workers = memory?.workers.length ? memory.workers : startWorkers(project, threads);
  if (memory) memory.workers = workers;
  // Redocly bundles in a separate process while this process checks the descriptions; its messages name the
  // line of a mistake.
  const bundles = join(draft, 'bundles');
  const ending = new AbortController();
  const stale = memory ? memory.changed(project, services) : services;
  const bundling = bundle(project, bundles, stale, ending.signal);
  const bundlingEnds = Promise.allSettled([bundling]);
  try {
    checkSources(project, memory);
    const made = await bundling;
    const bundled = describe(project, draft, memory?.bundled(services, made) ?? made, memory);
    rmSync(bundles, { recursive: true, force: true });
    checkNames(bundled);
    checkSuccessors(project, bundled);
    const errors = readErrors(
      project,
      bundled.flatMap(({ operations }) => operations),
    );
    write(draft, 'operations.tsv', inventoryFile(bundled));
    const callable = bundled.filter(({ operations }) => operations.length > 0);
    const sent = new Set(bundled.flatMap(({ description }) => [...sentReferences(description)]));
    await inParallel(workers, bundled, { errors, sent }, memory);
    writeTypes(draft, bundled, sent, header('*'));
    write(draft, 'advice.ts', header('*') + adviceEntryFile(callable.map(({ name }) => name)));
    write(draft, 'services.ts', header('*') + servicesFile(callable));
    write(draft, 'ends.ts', header('*') + endsFile(callable));
    write(draft, 'platform-hosts.ts', header('*') + platformHostsFile(callable));
    write(draft, 'errors.ts', header('errors') + errorsTableFile(errors));
    write(draft, 'refusals.ts', header('*') + refusalsFile(callable));
    write(draft, 'operation-contract.ts', header('*') + contractTypeFile);
    write(draft, 'contracts.ts', header('*') + contractsFile(callable.map(({ name }) => name)));
    write(draft, 'facts.ts', header('*') + factsTableFile(callable.map(({ name }) => name)));
    write(draft, 'README.md', readme(bundled.map(({ name }) => name)));
    if (memory) {
      await memory.format(draft, (paths) => format(project, draft, paths));
      memory.put(draft, target);
    } else {
      await format(project, draft);
      rmSync(target, { recursive: true, force: true });
      renameSync(draft, target);
    }
    return bundled;
  } finally {
    if (!memory) for (const worker of workers) void worker.terminate();
    ending.abort();
    await bundlingEnds;
    rmSync(draft, { recursive: true, force: true });
  }
};

/** Writes each bundled description into the folder of its service, and reads it. */
const describe = (
  project: string,
  draft: string,
  texts: readonly BundledText[],
  memory: Memory | undefined,
): Described[] =>
  texts.map(({ name, text }) => {
    const file = join(draft, name, 'openapi.yaml');
    mkdirSync(join(draft, name));
    writeFileSync(file, header(name, '#') + text);
    const parse = (): unknown => parseYaml(project, relative(project, file));
    const description = (memory ? memory.parsed(name, text, parse) : parse()) as Description;
    return {
      name,
      bundle: file,
      description,
      heading: header(name),
      looseAnswers: true,
      source: `spec/${name}.yaml`,
      operations: operationsOf(name, description, (path, sentence) =>
        new YamlFile(project, `spec/${name}.yaml`).problem(path, sentence),
      ),
      webhooks: webhooksOf(name, description),
    };
  });

/** Starts the threads early, so that they load the generators while redocly bundles on another processor. */
const startWorkers = (project: string, length: number): Worker[] =>
  Array.from(
    { length },
    () => new Worker(new URL('thread.ts', import.meta.url), { workerData: { project } }),
  );

/**
 * Writes the services in parallel, the largest first. A thread that has written one takes the next from the
 * queue. A service is not written again if its input is unchanged since the previous run.
 */
const inParallel = async (
  workers: readonly Worker[],
  services: readonly Described[],
  common: Pick<Bundled, 'errors' | 'sent'>,
  memory: Memory | undefined,
): Promise<void> => {
  const ownerOf = ownersOf(services);
  const shared = JSON.stringify([common.errors, [...common.sent], ownerOf]);
  const inputs = new Map(
    services.map(({ bundle: file }) => [file, memory ? `${readFileSync(file, 'utf8')}\0${shared}` : '']),
  );
  const inputOf = ({ bundle: file }: Described): string => inputs.get(file) ?? '';
  const written = services
    .filter((service) => !memory?.reuse(service.name, inputOf(service), dirname(service.bundle)))
    .sort((a, b) => b.operations.length - a.operations.length);
  const queue = written.map((service): Bundled => ({ ...service, ...common, ownerOf }));
  const work = async (worker: Worker): Promise<void> => {
    for (let service = queue.shift(); service; service = queue.shift()) await writeIn(worker, service);
  };
  // All threads must end before the draft is removed, even if one has failed.
  const ends = await Promise.allSettled(workers.map(work));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  for (const service of written) memory?.keep(service.name, inputOf(service), dirname(service.bundle));
};

/** Lets a thread write one service. Rejects with the problem that the thread reports. */
const writeIn = async (worker: Worker, service: Bundled): Promise<void> => {
  worker.postMessage(service);
  // Rejects if the thread fails.
  const [problem] = (await once(worker, 'message')) as [string];
  if (problem !== '') throw new Problem(problem);
};

/** @param paths Files in the draft. Default: all of them. */
const format = (project: string, draft: string, paths: readonly string[] = ['']): Promise<void> =>
  runTool(
    project,
    'oxfmt',
    ['--config', 'scripts/generate/oxfmt.json', ...paths.map((path) => join(basename(draft), path))],
    'the generated files cannot be formatted',
  );

const write = (folder: string, name: string, text: string): void => writeFileSync(join(folder, name), text);
