import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readYaml } from '../read-yaml.ts';
import type { Schema } from './schema.ts';

const spec = join(import.meta.dirname, '../../spec');

interface File {
  readonly name: string;
  readonly text: string;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const files: File[] = [
  ...readdirSync(spec),
  ...readdirSync(join(spec, 'shared')).map((name) => `shared/${name}`),
]
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => {
    const text = readFileSync(join(spec, name), 'utf8');
    const { components = {} } = readYaml(join(spec, name)) as Partial<Pick<File, 'components'>>;
    return { name, text, components };
  });

const shared = files.filter(({ name }) => name.startsWith('shared/'));

test('every shared component is referred to', () => {
  const everything = files.map(({ text }) => text).join('\n');
  const dead = shared.flatMap(({ name, components }) =>
    Object.entries(components).flatMap(([kind, entries]) =>
      Object.keys(entries)
        .filter((entry) => !everything.includes(`#/components/${kind}/${entry}'`))
        .map((entry) => `${name} ${entry}`),
    ),
  );
  expect(shared.length).toBeGreaterThan(0);
  expect(dead).toEqual([]);
});

/** The schema without its texts and examples. */
const shapeOf = (schema: unknown): string =>
  JSON.stringify(schema, (key, value: unknown) =>
    ['description', 'examples', 'title'].includes(key) ? undefined : value,
  );

const isBody = (name: string): boolean => /(?:Request|Response|Intent)$/.test(name);

test('no schema is written twice, in two services', () => {
  const places = new Map<string, string[]>();
  for (const { name, components } of files)
    for (const [schema, node] of Object.entries(components['schemas'] ?? {}) as [string, Schema][])
      if (!isBody(schema) && Object.keys(node.properties ?? node.enum ?? {}).length > 1)
        places.set(shapeOf(node), [...(places.get(shapeOf(node)) ?? []), `${name} ${schema}`]);
  const twice = [...places.values()].filter(
    (names) => new Set(names.map((name) => name.split(' ')[0])).size > 1,
  );
  expect(places.size).toBeGreaterThan(100);
  expect(twice).toEqual([]);
});
