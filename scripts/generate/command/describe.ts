import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, posix } from 'node:path';
import { type Description, type Operation, operationsOf, ownersOf, type OwnerOf } from '../description.ts';
import { Problem } from '../problem.ts';
import { checkClosed } from '../sources/check-closed.ts';
import { checkReferences, keysOf, YamlFiles } from '../sources/check-references.ts';
import { checkExtensionForms } from '../sources/check-extensions.ts';
import { checkSchemas } from '../sources/check-schemas.ts';
import { placesOf } from '../sources/walk.ts';
import { type Path, type Source, YamlFile } from '../sources/yaml-file.ts';
import { runTool } from '../tool.ts';
import { ownDescription } from './own-description.ts';
import { derivedFunctions } from './own-names.ts';
import { checkOwnSchema } from './own-schemas.ts';
import { correct, type Overlay } from './overlay.ts';
import { checkForms } from './check-forms.ts';
import { checkPeers } from './peers.ts';
import { shippedNames, shippedText } from './shipped.ts';

/** A description with the names of its files. */
export interface Service {
  readonly name: string;
  /** The files from which it comes, for the first line of the generated files. */
  readonly from: string;
  readonly source: Source;
  readonly description: Description;
  readonly operations: readonly Operation[];
}

/**
 * A shipped description with corrections; undefined if no correction applies to it.
 * @param used Collects the corrections that applied.
 * @throws Problem with file, line and excerpt of the first mistake.
 */
export const describeShipped = (
  name: string,
  overlays: readonly Overlay[],
  used: Set<object>,
): Service | undefined => {
  const file = new YamlFile('', `vitrine/spec/${name}.yaml`, shippedText(name));
  const source = withOverlays(file, overlays, used);
  if (source === file) return undefined;
  checkFile(source);
  const description = source.value as Description;
  return {
    name,
    from: [file, ...overlays.map((overlay) => overlay.source)].map((one) => one.name).join(' and '),
    source,
    description,
    operations: operationsIn(name, description, source, false),
  };
};

/**
 * A description of the user's own service.
 * @param folder Folder to which the file is relative.
 * @throws Problem with file, line and excerpt of the first mistake.
 */
export const describeOwn = async (
  folder: string,
  file: string,
  overlays: readonly Overlay[],
  used: Set<object>,
): Promise<Service> => {
  const name = nameOf(file);
  const { root, hasOthers } = checkFiles(folder, file);
  // Only a description in several files needs to be bundled.
  if (hasOthers) checkPeers(['@redocly/cli']);
  const bundled = hasOthers ? withValue(root, await bundleOwn(folder, file)) : root;
  const source = withOverlays(bundled, overlays, used);
  if (source !== bundled) checkFile(source);
  checkForms(source);
  const description = ownDescription(source);
  return {
    name,
    from: [file, ...overlays.map((overlay) => overlay.source.name)].join(' and '),
    source,
    description,
    operations: operationsIn(name, description, source, true),
  };
};

/** The name of a service: the name of its file. */
const nameOf = (file: string): string => {
  const name = basename(file)
    .replace(/\.(ya?ml|json)$/i, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-');
  if (!/^[a-z][a-z\d-]*$/.test(name) || name === 'shared')
    throw new Problem(
      `${file}: the name of the file is the name of the service. Choose one such as backend.yaml.`,
    );
  if (shippedNames().includes(name))
    throw new Problem(`${file}: the platform has a service of this name. Rename the file.`);
  return name;
};

/** The joined description; its mistakes are reported in the file that refers to all others. */
const withValue = (source: Source, value: unknown): Source => ({
  name: source.name,
  value,
  problem: (path, sentence) => source.problem(path, sentence),
});

const withOverlays = (source: Source, overlays: readonly Overlay[], used: Set<object>): Source =>
  overlays.reduce((given, overlay) => {
    const { source: corrected, applied } = correct(overlay, given);
    for (const action of applied) used.add(action);
    return applied.size > 0 ? corrected : given;
  }, source);

/** Checks a corrected description, which is in one file. */
const checkFile = (source: Source): void => {
  checkClosed(source, () => 'leads to another file. A correction refers to "#/components/…" only.');
  const { schemas } = placesOf(source.value);
  checkSchemas(source, schemas, checkOwnSchema);
  checkForms(source);
};

/** A part of a file that a description refers to. */
interface Part {
  readonly file: string;
  readonly path: Path;
  readonly kind: 'description' | 'schema';
}

/** Checks a description and everything to which it refers, also in other files. */
const checkFiles = (folder: string, file: string): { root: Source; hasOthers: boolean } => {
  const files = new YamlFiles(folder);
  const parts = new Map<string, Part>();
  const add = (part: Part): void => {
    const key = JSON.stringify(part);
    if (!parts.has(key)) parts.set(key, part);
  };
  add({ file, path: [], kind: 'description' });
  const closed = new Set<string>();
  for (const part of parts.values()) {
    const source = files.get(part.file);
    if (!closed.has(part.file))
      checkClosed(source, (target) =>
        files.isBeside(posix.join(posix.dirname(part.file), target), file)
          ? undefined
          : 'leads out of the folder of the description. Copy the file beside the description.',
      );
    closed.add(part.file);
    const { schemas, references } = placesOf(valueAt(source.value, part.path), part.path, part.kind);
    checkReferences(files, source, references);
    checkSchemas(source, schemas, checkOwnSchema);
    const within = new Set(schemas.map(({ node }) => node));
    for (const { node } of references) {
      const [target = '', pointer = ''] = String(node['$ref']).split('#');
      // The whole file is already checked.
      if (target === '' && part.path.length === 0) continue;
      add({
        file: target === '' ? part.file : posix.join(posix.dirname(part.file), target),
        path: keysOf(pointer),
        kind: within.has(node) ? 'schema' : 'description',
      });
    }
  }
  const names = new Set([...parts.values()].map((part) => part.file));
  return { root: files.get(file), hasOthers: names.size > 1 };
};

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], value);

/** The description with everything to which it refers in other files. */
const bundleOwn = async (folder: string, file: string): Promise<unknown> => {
  const draft = mkdtempSync(join(tmpdir(), 'vitrine-bundle-'));
  try {
    const target = join(draft, 'bundle.yaml');
    const config = join(draft, 'redocly.yaml');
    writeFileSync(config, 'apis: {}\n');
    const redocly = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
    const args = [join(dirname(redocly), 'bin/cli.js'), 'bundle', file, '--config', config, '-o', target];
    await runTool(folder, process.execPath, args, `${file} cannot be bundled`);
    return new YamlFile(draft, 'bundle.yaml', readFileSync(target, 'utf8')).value;
  } finally {
    rmSync(draft, { recursive: true });
  }
};

/** The operations of a description; a mistake is reported at its operation. */
const operationsIn = (
  name: string,
  description: Description,
  source: Source,
  isOwn: boolean,
): Operation[] => {
  try {
    checkExtensionForms(source, placesOf(description).schemas);
    return operationsOf(name, description, (path, sentence) => source.problem(path, sentence), isOwn);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const [, method, path = '', rest = ''] =
      /^spec\/\S+\.yaml: ([A-Z]+) (\S+?):? (.*)$/s.exec(error.message) ?? [];
    if (method === undefined) throw error;
    const shape = (text: string) => text.replaceAll(/\{[^}]*\}/g, '{}');
    const paths = Object.keys((source.value as Description).paths ?? {});
    const place = paths.find((one) => shape(one) === shape(path)) ?? path;
    throw source.problem(['paths', place, method.toLowerCase()], rest.replace(/^\((\w+)\)/, '$1'));
  }
};

/**
 * The services of all operations that a change may invalidate, also of operations of the platform.
 * @throws Problem with file, line and excerpt of an operation whose name is used twice or is unknown.
 */
export const checkedOwners = (services: readonly Service[]): OwnerOf => {
  // A map, because an operation may be called `constructor`.
  const owners = new Map<string, string>();
  for (const { name, source, operations } of services)
    for (const { id, path, method } of operations) {
      const place = ['paths', path, method.toLowerCase(), 'operationId'];
      if (owners.has(id))
        throw source.problem(place, `the operationId "${id}" is used twice. Rename one of them.`);
      const other = operations.find((one) => derivedFunctions(one.id).includes(id));
      if (other)
        throw source.problem(
          place,
          `the operationId "${id}" is also the name of a function that is generated for "${other.id}". Rename one of them.`,
        );
      owners.set(id, name);
    }
  const reads = services.flatMap(({ operations }) => operations.filter(({ repeat }) => repeat === 'read'));
  for (const { source, operations } of services)
    for (const { id, path, method, invalidates } of operations)
      for (const target of invalidates) {
        const owner = reads.some((read) => read.id === target) ? owners.get(target) : shippedOwner(target);
        if (owner === undefined)
          throw source.problem(
            ['paths', path, method.toLowerCase(), 'x-invalidates'],
            `"${id}" invalidates "${target}", which is not a read.`,
          );
        owners.set(target, owner);
      }
  return { ...ownersOf(services), ...Object.fromEntries(owners) };
};

const shippedOwner = (id: string): string | undefined =>
  shippedNames().find((name) =>
    shippedText(name)
      .split('\n')
      .some((line) => line.trimStart() === `operationId: ${id}`),
  );
