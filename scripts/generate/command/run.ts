import { statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { camel } from '../names.ts';
import { Problem } from '../problem.ts';
import { YamlFile } from '../sources/yaml-file.ts';
import { type GenerateArguments, help, readArguments, UsageProblem } from './arguments.ts';
import { checkedOwners, describeOwn, describeShipped, type Service } from './describe.ts';
import { type Overlay, readOverlay } from './overlay.ts';
import { checkPeers } from './peers.ts';
import { shippedNames } from './shipped.ts';
import { swapFolder } from './swap.ts';
import { watchFiles } from './watch.ts';

/** The output of the command, its signal to stop, and the folder in which it runs. */
export interface Surroundings {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly stopped: (options: { readonly detached: boolean }) => Promise<void>;
  /** Default: the current folder. */
  readonly folder?: string;
}

/** Runs `vitrine generate` and returns the exit code: 0 done, 1 a mistake in a description, 2 invalid arguments. */
export const runGenerate = async (
  args: readonly string[],
  surroundings: Surroundings,
): Promise<0 | 1 | 2> => {
  const { out, err, stopped, folder = process.cwd() } = surroundings;
  try {
    const read = readArguments(args, folder);
    if (read === 'help') {
      out(help);
      return 0;
    }
    if (!read.watch) {
      out(await generateOnce(folder, read));
      return 0;
    }
    const again = () => generateOnce(folder, read).then(out, (error: unknown) => err(sentenceOf(error)));
    const watching = watchFiles(folder, [...read.descriptions, ...read.overlays], again, err);
    try {
      await watching.first;
      out('Waiting for changes.');
      await stopped({ detached: false });
    } finally {
      watching.close();
    }
    return 0;
  } catch (error) {
    err(sentenceOf(error));
    return error instanceof UsageProblem ? 2 : 1;
  }
};

/**
 * The sentence to print for a mistaken input, or for a file that cannot be read or written. Any other error
 * is a defect of this program and is thrown again.
 */
const sentenceOf = (error: unknown): string => {
  if (error instanceof UsageProblem) return error.message;
  if (error instanceof Problem || isOfFiles(error)) return `Nothing was written. ${error.message}`;
  throw error;
};

const isOfFiles = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && 'path' in error;

/** Writes the folder and returns the message about it. */
const generateOnce = async (folder: string, given: GenerateArguments): Promise<string> => {
  const target = resolve(folder, given.out);
  const services = await describeAll(folder, given);
  const ownerOf = checkedOwners(services);
  // Loads the generators, which may be missing.
  const { writeServices } = await import('./write-services.ts');
  const isOne = services.length === 1 && given.descriptions.length === 1;
  await swapFolder(target, given.out, async (draft) => {
    await writeServices(draft, services, ownerOf, given.ending, given.looseAnswers);
    return isOne ? join(draft, services[0]?.name ?? '') : draft;
  });
  return [
    ...services.map(({ name, from, operations }) => {
      const path = isOne ? given.out : `${given.out}/${name}`;
      const count = operations.length === 1 ? '1 operation' : `${operations.length} operations`;
      return `${path} has the ${count} of ${from}.`;
    }),
    ...(given.descriptions.length > 0 ? [firstLines(given, services)] : []),
  ].join('\n');
};

/** The lines of code that import the first service. */
const firstLines = ({ out, ending }: GenerateArguments, services: readonly Service[]): string => {
  const [first] = services;
  const name = camel(first?.name ?? '');
  const path = services.length === 1 ? out : `${out}/${first?.name}`;
  return `Use it: import * as ${name} from './${basename(path)}/index${ending}';
  createClient({ services: { ${name} }, prefixes: hosts({ '${first?.name}': 'https://api.example.com' }) })`;
};

const describeAll = async (
  folder: string,
  { descriptions, overlays }: GenerateArguments,
): Promise<Service[]> => {
  for (const file of [...descriptions, ...overlays]) {
    const found = statSync(join(folder, file), { throwIfNoEntry: false });
    if (!found) throw new Problem(`There is no file ${file}.`);
    if (found.isDirectory()) throw new Problem(`${file} is a folder. Name a file.`);
  }
  checkPeers();
  const read = overlays.map((file) => readOverlay(new YamlFile(folder, file)));
  const used = new Set<object>();
  const services =
    descriptions.length > 0
      ? await ownServices(folder, descriptions, read, used)
      : shippedServices(read, used);
  for (const { source, actions } of read)
    actions.forEach((action, at) => {
      if (!used.has(action))
        throw source.problem(['actions', at, 'target'], `nothing matches the target "${action.target}".`);
    });
  return services;
};

const ownServices = async (
  folder: string,
  files: readonly string[],
  overlays: readonly Overlay[],
  used: Set<object>,
): Promise<Service[]> => {
  const services: Service[] = [];
  for (const file of files) {
    const service = await describeOwn(folder, file, overlays, used);
    const other = services.find(({ name }) => name === service.name);
    if (other)
      throw new Problem(`${file}: ${other.from} is a service of the same name. Rename one of the files.`);
    services.push(service);
  }
  return services;
};

/** The services of the platform to which the corrections apply. */
const shippedServices = (overlays: readonly Overlay[], used: Set<object>): Service[] => {
  const named = new Map(overlays.map((overlay) => [overlay, targetOf(overlay)]));
  return shippedNames().flatMap((name) => {
    const own = overlays.filter((overlay) => (named.get(overlay) ?? name) === name);
    return own.length > 0 ? (describeShipped(name, own, used) ?? []) : [];
  });
};

/** The service that `extends` names; undefined for all services. */
const targetOf = ({ source, extends: given }: Overlay): string | undefined => {
  if (given === undefined) return undefined;
  const name = basename(given).replace(/\.yaml$/, '');
  if (shippedNames().includes(name)) return name;
  throw source.problem(
    ['extends'],
    `the package has no description "${given}". It has vitrine/spec/${shippedNames().join('.yaml, ')}.yaml.`,
  );
};
