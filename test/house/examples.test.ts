import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Bundled, type Schema } from '../contract/bundled.ts';
import { readManifest } from '../../scripts/generate/manifest.ts';
import { readYaml } from '../../scripts/read-yaml.ts';

const project = join(import.meta.dirname, '../..');

type Node = Record<string, unknown>;

/** Every object of a document, with its place. */
const nodesOf = (node: unknown, place = ''): [place: string, node: Node][] => {
  if (Array.isArray(node)) return node.flatMap((item, index) => nodesOf(item, `${place}/${index}`));
  if (Object(node) !== node) return [];
  const children = Object.entries(node as Node).filter(([key]) => key !== 'value' && key !== 'example');
  return [[place, node as Node], ...children.flatMap(([key, child]) => nodesOf(child, `${place}/${key}`))];
};

/** Paths of the members of a value whose schema has `readOnly` or `writeOnly`. */
const marked = (
  bundled: Bundled,
  schema: Schema,
  value: unknown,
  mark: 'readOnly' | 'writeOnly',
): string[] => {
  const own = schema.$ref ? bundled.follow(schema.$ref) : schema;
  if (own[mark]) return [''];
  if (Array.isArray(value))
    return value.flatMap((item) => (own.items ? marked(bundled, own.items, item, mark) : []));
  const parts = own.allOf?.flatMap((part) => marked(bundled, part, value, mark)) ?? [];
  const members = Object.entries(own.properties ?? {}).flatMap(([name, member]) => {
    const held: unknown = Object(value) === value ? Reflect.get(value as object, name) : undefined;
    return held === undefined ? [] : marked(bundled, member, held, mark).map((rest) => `.${name}${rest}`);
  });
  return [...parts, ...members];
};

describe.each(readManifest(project))('$name', ({ name }) => {
  const document = readYaml(join(project, 'generated', name, 'openapi.yaml')) as Node;
  const bundled = new Bundled(document);
  const nodes = nodesOf(document);
  const valueOf = (example: unknown): unknown => {
    const { $ref } = Object(example) as { $ref?: string };
    return Reflect.get(Object($ref ? bundled.follow($ref) : example) as object, 'value');
  };

  test('every example of a body, a parameter and a header validates', () => {
    for (const [place, { schema, example, examples }] of nodes) {
      if (Object(schema) !== schema || Array.isArray(examples)) continue;
      const values = Object.values(Object(examples) as object).map(valueOf);
      for (const value of example === undefined ? values : [...values, example])
        expect(bundled.violations(schema as Schema, value), place).toEqual([]);
    }
  });

  test('every example of a schema validates', () => {
    const findings = nodes.flatMap(([place, node]) =>
      (Array.isArray(node['examples']) ? (node['examples'] as unknown[]) : []).flatMap((value) =>
        bundled.violations(node as Schema, value).map((finding) => `${place}: ${finding}`),
      ),
    );
    expect(findings).toEqual([]);
  });

  test('examples of requests have no read-only member, and examples of answers have no write-only member', () => {
    for (const [place, { schema, examples }] of nodes) {
      const mark = /\/requestBody\//.test(place) ? 'readOnly' : /\/responses\//.test(place) && 'writeOnly';
      // The platform writes notifications, so they may have read-only members.
      if (!mark || !schema || place.startsWith('/webhooks')) continue;
      for (const example of Object.values(Object(examples) as object))
        expect(marked(bundled, schema as Schema, valueOf(example), mark), place).toEqual([]);
    }
  });
});
