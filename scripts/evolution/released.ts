import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shape, Snapshot } from './snapshot.ts';

/** A snapshot with the version that it was released as. */
export interface Release {
  readonly version: string;
  readonly snapshot: Snapshot;
}

/** Folder of the last release's snapshot. The comparison needs neither network nor history. */
const folderOf = (project: string): string => join(project, 'spec/released');

/**
 * The last release.
 * @throws Error when there is none, or more than one.
 */
export const lastRelease = (project: string): Release => {
  const folder = folderOf(project);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  const [file, ...others] = files;
  if (!file || others.length > 0)
    throw new Error(`spec/released/ must hold one file, the last release; it holds ${files.length}.`);
  return {
    version: file.replace(/\.json$/, ''),
    snapshot: parsed(readFileSync(join(folder, file), 'utf8')),
  };
};

/** Writes a snapshot as the last release, in place of the previous release. */
export const writeRelease = (project: string, { version, snapshot }: Release): void => {
  const folder = folderOf(project);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFileSync(join(folder, `${version}.json`), textOf(snapshot));
};

/** Key of the schemas that are equal in several services and written once. No service can have this name. */
const COMMON = '*';

/**
 * A snapshot as text, with one line for each operation, notification or schema, so that it is small and its
 * diffs are readable.
 */
export const textOf = (snapshot: Snapshot): string => {
  const common = commonSchemas(snapshot);
  const services = Object.entries(snapshot).map(([name, service]) => [
    name,
    {
      ...service,
      schemas: Object.fromEntries(
        Object.entries(service.schemas).map(([schema, shape]) => [
          schema,
          same(common[schema], shape) ? COMMON : shape,
        ]),
      ),
    },
  ]);
  return `{\n${[...services, [COMMON, { schemas: common }]].map(([name, parts]) => serviceText(name as string, parts as object)).join(',\n')}\n}\n`;
};

/** Reads a text that {@link textOf} wrote. */
export const parsed = (text: string): Snapshot => {
  const { [COMMON]: common, ...services } = JSON.parse(text) as Snapshot;
  return Object.fromEntries(
    Object.entries(services).map(([name, service]) => [
      name,
      {
        ...service,
        schemas: Object.fromEntries(
          Object.entries(service.schemas).map(([schema, shape]) => [
            schema,
            (shape as unknown) === COMMON ? (common?.schemas[schema] ?? {}) : shape,
          ]),
        ),
      },
    ]),
  );
};

const commonSchemas = (snapshot: Snapshot): Record<string, Shape> => {
  const all = Object.values(snapshot).flatMap(({ schemas }) => Object.entries(schemas));
  return Object.fromEntries(
    all.filter(
      ([name, shape], index) => all.findIndex(([other, like]) => other === name && same(like, shape)) < index,
    ),
  );
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const serviceText = (name: string, parts: object): string => {
  const lines = Object.entries(parts).map(([part, members]) => {
    const each = Object.entries(members as object).map(
      ([member, value]) => `      ${JSON.stringify(member)}: ${JSON.stringify(value)}`,
    );
    return `    ${JSON.stringify(part)}: {${each.length > 0 ? `\n${each.join(',\n')}\n    ` : ''}}`;
  });
  return `  ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`;
};
