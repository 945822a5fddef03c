import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Description, type Operation, operationsOf } from '../generate/description.ts';
import { type InventoryRow, inventoryOf, specificationOf } from '../generate/inventory.ts';
import { readManifest } from '../generate/manifest.ts';
import { readYaml } from '../read-yaml.ts';

/** One operation with its line of the inventory. */
export interface Documented {
  readonly operation: Operation;
  readonly row: InventoryRow;
}

/** One service with its operations, in the order of its description. */
export interface ServiceRows {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  /** Address of the platform's API host with the service's prefix. */
  readonly server: string;
  /** Point and table of the specification. */
  readonly specification: string;
  readonly description: Description & Bundle;
  readonly operations: readonly Documented[];
}

/** Members of a bundled description that the pages read in addition to those that the generator reads. */
interface Bundle {
  readonly info: { title: string; summary?: string; description?: string };
  readonly servers?: { url: string }[];
}

/** Meaning of each repeat class in a few words. */
export const repeatWords: Record<string, string> = {
  read: 'changes nothing',
  same: 'leaves the same state',
  adds: 'adds one more',
  never: 'may cost or use up something',
};

/** Descriptions that this process has read, with the time at which their file was changed. */
const known = new Map<string, { readonly changed: number; readonly description: Description }>();

/** A bundled description. It is parsed once for each change of its file: a build of the playground asks several times. */
const readDescription = (project: string, name: string): Description => {
  const file = `generated/${name}/openapi.yaml`;
  const path = join(project, file);
  const changed = statSync(path).mtimeMs;
  const before = known.get(path);
  if (before?.changed === changed) return before.description;
  const description = readYaml(path) as Description;
  known.set(path, { changed, description });
  return description;
};

/** Every service of the manifest with the content of its bundled description, in the order of the manifest. */
export const readServices = (project: string): ServiceRows[] =>
  readManifest(project).map(({ name }) => rowsOf(name, readDescription(project, name)));

/** One service with the content of its bundled description. */
export const rowsOf = (name: string, described: Description): ServiceRows => {
  const description = described as Description & Bundle;
  return {
    name,
    title: description.info.title,
    summary: description.info.summary ?? '',
    server: description.servers?.[0]?.url ?? '',
    specification: specificationOf(name, description),
    description,
    operations: operationsOf(name, description).flatMap((operation) =>
      inventoryOf({ name, description, operations: [operation] }).map((row) => ({ operation, row })),
    ),
  };
};
