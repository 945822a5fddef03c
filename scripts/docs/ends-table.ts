import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { successorOf, type Sunset } from '../generate/ends.ts';
import { withMarked } from './marked.ts';
import type { ServiceRows } from './operations.ts';

const file = 'docs/migration.md';
const marks = { begin: '<!-- ends: written by `npm run generate` -->', end: '<!-- /ends -->' };

/** A call, a notification or a field with its announced end. */
interface Ending {
  readonly name: string;
  readonly place: string;
  readonly sunset: Sunset;
}

interface Schema {
  readonly properties?: Readonly<Record<string, { readonly 'x-sunset'?: Sunset }>>;
}

/** The page with one line for each announced end in the descriptions; the rest of the page is unchanged. */
export const withEndsTable = (page: string, services: readonly ServiceRows[]): string =>
  withMarked(file, page, marks, table(endingsOf(services)));

/** Writes the announced ends into docs/migration.md, if the project has that page. */
export const writeEnds = (project: string, services: readonly ServiceRows[]): void => {
  const path = join(project, file);
  if (!existsSync(path)) return;
  const page = readFileSync(path, 'utf8');
  const updated = withEndsTable(page, services);
  if (updated !== page) writeFileSync(path, updated);
};

/** Calls, then notifications, then fields. A field of a shared message has one line. */
export const endingsOf = (services: readonly ServiceRows[]): Ending[] => {
  const fields = services.flatMap(fieldsOf);
  return [
    ...services.flatMap(({ name: place, operations }) =>
      operations.flatMap(({ operation: { id: name, sunset } }) => (sunset ? [{ name, place, sunset }] : [])),
    ),
    ...services.flatMap(({ description }) =>
      Object.entries(description.webhooks ?? {}).flatMap(([name, { post }]) => {
        const sunset = post?.['x-sunset'] as Sunset | undefined;
        return sunset ? [{ name, place: 'notifications', sunset }] : [];
      }),
    ),
    ...fields.filter(({ name }, index) => fields.findIndex((field) => field.name === name) === index),
  ];
};

const fieldsOf = ({ name: place, description }: ServiceRows): Ending[] =>
  Object.entries((description.components?.['schemas'] ?? {}) as Record<string, Schema>).flatMap(
    ([schema, { properties = {} }]) =>
      Object.entries(properties).flatMap(([name, { 'x-sunset': sunset }]) =>
        sunset ? [{ name: `${schema}.${name}`, place, sunset }] : [],
      ),
  );

const table = (endings: readonly Ending[]): string =>
  [
    '| Call, notification or field | Service | Announced end | Successor |',
    '|---|---|---|---|',
    ...endings.map(
      ({ name, place, sunset }) =>
        `| \`${name}\` | \`${place}\` | ${sunset.date} | ${successorText(sunset)} |`,
    ),
  ].join('\n');

const successorText = (sunset: Sunset): string => {
  const { service, name } = successorOf(sunset) ?? {};
  if (name) return `\`${name}\`${service ? ` of \`${service}\`` : ''}`;
  return sunset.successor ?? 'none is named';
};
