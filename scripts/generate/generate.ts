import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import { bundle } from './bundle.ts';
import { contractTypeFile } from './contract-type-file.ts';
import { contractsFile } from './contracts-file.ts';
import { checkNames, type Description, operationsOf, ownersOf, webhooksOf } from './description.ts';
import { checkSuccessors } from './ends.ts';
import { endsFile } from './ends-file.ts';
import { adviceEntryFile, errorsTableFile } from './errors-file.ts';
import { readErrors } from './errors.ts';
import { header } from './finish.ts';
import { inventoryFile } from './inventory.ts';
import { parseYaml, readManifest, type Service } from './manifest.ts';
import { Problem } from './problem.ts';
import type { Bundled } from './generate-service.ts';
import { sentReferences } from './reached.ts';
import { readme } from './readme-file.ts';
import { refusalsFile } from './refusals-file.ts';
import { checkSources } from './sources/check-sources.ts';
import { runTool } from './tool.ts';
import { writeTypes } from './types-file.ts';
import { platformHostsFile, servicesFile } from './services-file.ts';

type Described = Omit<Bundled, 'ownerOf' | 'errors' | 'sent'>;

/**
 * Generates all code that follows from the descriptions into `target`, a folder at the project's top level. It writes
 * into a draft folder beside it and swaps the two at the end, so that a failure leaves `target` unchanged.
 * @param threads Number of threads that write the services. 0 suffices for descriptions that are rejected.
 * @returns the bundled descriptions, in the order of the manifest.
 * @throws Problem if a description or the manifest is wrong.
 */
export const generate = async (
  project: string,
  target: string,
  threads = Math.min(availableParallelism(), 4),
): Promise<readonly Described[]> => {
  const services = readManifest(project);
  const draft = mkdtempSync(join(project, 'generating-'));
  const workers = startWorkers(project, threads);
  try {
    checkSources(project);
    const bundled = bundleInto(project, draft, services);
    checkNames(bundled);
    checkSuccessors(project, bundled);
    const errors = readErrors(
      project,
      bundled.flatMap(({ operations }) => operations),
    );
    write(draft, 'operations.tsv', inventoryFile(bundled));
    const callable = bundled.filter(({ operations }) => operations.length > 0);
    const sent = new Set(bundled.flatMap(({ description }) => [...sentReferences(description)]));
    await inParallel(workers, bundled, { errors, sent });
    writeTypes(
      draft,
      bundled.map(({ name }) => name),
      sent,
    );
    write(draft, 'advice.ts', header('*') + adviceEntryFile(callable.map(({ name }) => name)));
    write(draft, 'services.ts', header('*') + servicesFile(callable));
    write(draft, 'ends.ts', header('*') + endsFile(callable));
    write(draft, 'platform-hosts.ts', header('*') + platformHostsFile(callable));
    write(draft, 'errors.ts', header('errors') + errorsTableFile(errors));
    write(draft, 'refusals.ts', header('*') + refusalsFile(callable));
    write(draft, 'operation-contract.ts', header('*') + contractTypeFile);
    write(draft, 'contracts.ts', header('*') + contractsFile(callable.map(({ name }) => name)));
    write(draft, 'README.md', readme(bundled.map(({ name }) => name)));
    format(project, draft);
    rmSync(target, { recursive: true, force: true });
    renameSync(draft, target);
    return bundled;
  } finally {
    for (const worker of workers) void worker.terminate();
    rmSync(draft, { recursive: true, force: true });
  }
};

/** Bundles the descriptions, each into one file of the draft. */
const bundleInto = (project: string, draft: string, services: readonly Service[]): Described[] => {
  const folder = join(draft, 'bundles');
  const texts = bundle(project, folder, services);
  rmSync(folder, { recursive: true });
  return texts.map(({ name, text }) => {
    const file = join(draft, name, 'openapi.yaml');
    mkdirSync(join(draft, name));
    writeFileSync(file, header(name, '#') + text);
    const description = parseYaml(project, relative(project, file)) as Description;
    return {
      name,
      bundle: file,
      description,
      operations: operationsOf(name, description),
      webhooks: webhooksOf(name, description),
    };
  });
};

/** Starts the threads early, so that they load the generators while redocly bundles on another processor. */
const startWorkers = (project: string, length: number): Worker[] =>
  Array.from(
    { length },
    () => new Worker(new URL('thread.ts', import.meta.url), { workerData: { project } }),
  );

/** Writes the services in parallel, the largest first, so that the threads finish at about the same time. */
const inParallel = async (
  workers: readonly Worker[],
  services: readonly Described[],
  common: Pick<Bundled, 'errors' | 'sent'>,
): Promise<void> => {
  const ownerOf = ownersOf(services);
  const queue = services
    .map((service): Bundled => ({ ...service, ...common, ownerOf }))
    .sort((a, b) => b.operations.length - a.operations.length);
  // All threads must end before the draft is removed, even if one has failed.
  const ends = await Promise.allSettled(
    workers.map((worker, first) =>
      inThread(
        worker,
        queue.filter((_service, index) => index % workers.length === first),
      ),
    ),
  );
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
};

/** Lets one thread write its services one after the other. Rejects with the problem that the thread reports. */
const inThread = (worker: Worker, services: readonly Bundled[]): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.on('message', (problem: string) => reject(new Problem(problem)));
    worker.on('error', reject);
    worker.on('exit', () => resolve());
    worker.postMessage(services);
  });

const format = (project: string, draft: string): void =>
  runTool(
    project,
    'oxfmt',
    ['--config', 'scripts/generate/oxfmt.json', basename(draft)],
    'the generated files cannot be formatted',
  );

const write = (folder: string, name: string, text: string): void => writeFileSync(join(folder, name), text);
