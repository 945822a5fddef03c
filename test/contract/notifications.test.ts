import { join } from 'node:path';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type Notification,
  type NotificationByType,
  notificationFacts,
} from '../../generated/notifications/notifications.ts';
import { Notification as schema } from '../../generated/notifications/zod.ts';
import { readYaml } from '../../scripts/read-yaml.ts';
import { unwrap } from '../../src/webhooks/unwrap.ts';
import { type Unwrapped, wrap } from '../../src/webhooks/wrap.ts';
import { Bundled, type Schema } from './bundled.ts';
import { listed, readTable } from './reference.ts';

type Column = 'n' | 'event_type' | 'slug' | 'entity_fqdn' | 'kind' | 'body_fields' | 'permission' | 'also';

interface Described {
  webhooks: Record<string, { post: { requestBody: { content: Record<string, Content> } } }>;
}

interface Content {
  schema: Schema;
  examples: Record<string, { value: Unwrapped }>;
}

const file = join(import.meta.dirname, '../../generated/notifications/openapi.yaml');
const document = readYaml(file) as Described & object;
const bundled = new Bundled(document);

/** Position of the body in the payload, by kind. */
const places: Record<string, readonly string[]> = {
  created: ['createdEvent', 'entity'],
  updated: ['updatedEvent', 'currentEntity'],
  deleted: ['deletedEvent', 'deletedEntity'],
  action: ['actionEvent', 'body'],
  plain: [],
};

const rows = readTable<Column>('notifications').map((row) => {
  const content = document.webhooks[row.event_type]?.post.requestBody.content['application/json'];
  if (!content) throw new Error(`${row.event_type} is not described`);
  const examples = Object.values(content.examples).map(({ value }) => value);
  return { ...row, schema: content.schema, examples, place: ['data', ...(places[row.kind] ?? [])] };
});

test('the described notifications are those of the reference, 25 of them in the specification', () => {
  expect(rows.filter(({ n }) => Number(n) <= 25)).toHaveLength(25);
  expect(Object.keys(notificationFacts).toSorted()).toEqual(rows.map((row) => row.event_type).toSorted());
});

describe.each(rows)('$event_type', (row) => {
  const { event_type: eventType, kind, permission } = row;

  test('has the kind and the permission of the reference', () => {
    const facts = Object.entries(notificationFacts).find(([type]) => type === eventType)?.[1];
    expect(facts).toMatchObject({ kind, permission });
  });

  test('has exactly the fields of the reference', () => {
    const fields = bundled.members(row.schema, row.place);
    expect(fields.toSorted()).toEqual([...listed(row.body_fields), ...listed(row.also)].toSorted());
  });

  test('has an example that both schema validators accept unchanged', () => {
    expect(row.examples.length).toBeGreaterThan(0);
    for (const example of row.examples) {
      expect(bundled.violations(row.schema, example)).toEqual([]);
      expect(schema.parse(example)).toEqual(example);
      expect(example.eventType).toBe(eventType);
      if (kind === 'plain') expect(example.data).not.toHaveProperty('entityFqdn');
      else expect(example.data).toMatchObject({ entityFqdn: row.entity_fqdn, slug: row.slug });
    }
  });

  test('is read from both forms of a delivery', () => {
    for (const example of row.examples)
      for (const asText of [false, true])
        expect(schema.parse(unwrap(wrap(example, asText)))).toEqual(example);
  });

  test('keeps undescribed members', () => {
    const [example] = row.examples;
    // The entity of a deletion may be absent.
    const there = row.place.filter((_, depth) => isThere(example, row.place.slice(0, depth + 1)));
    const added = there.reduceRight<object>((body, name) => ({ [name]: body }), { brandNew: 1 });
    const grown = merged({ ...example, brandNew: 1 }, added);
    expect(schema.parse(grown)).toEqual(grown);
  });

  test('is read without the members of a plain payload, and refused without the metadata of others', () => {
    const [example] = row.examples;
    expect(schema.safeParse({ ...example, data: {} }).success).toBe(kind === 'plain');
  });

  test('is described with the required members of its payload, and with one type', () => {
    const [example] = row.examples;
    const empty = { ...example, data: {} };
    expect(bundled.violations(row.schema, empty).length === 0).toBe(kind === 'plain' && hasNoDuties(row));
    expect(bundled.violations(row.schema, { ...example, eventType: 'something.else' })).not.toEqual([]);
  });
});

const hasNoDuties = ({ schema: given, place }: (typeof rows)[number]): boolean =>
  bundled.required(given, place).length === 0;

const isThere = (value: unknown, place: readonly string[]): boolean =>
  place.reduce<unknown>((part, name) => Reflect.get(Object(part) as object, name), value) !== undefined;

/** Deep merge: an object with the members of a second object added at every depth. */
const merged = (into: object, from: object): object => ({
  ...into,
  ...Object.fromEntries(
    Object.entries(from).map(([name, value]: [string, unknown]) => {
      const known: unknown = Reflect.get(into, name);
      return [name, Object(value) === value ? merged(Object(known) as object, value as object) : value];
    }),
  ),
});

test('an unknown type is refused', () => {
  expect(schema.safeParse({ eventType: 'something.else', data: {} }).success).toBe(false);
});

test('a switch over the event type narrows the payload', () => {
  const changed = (notification: Notification) =>
    notification.eventType === 'com.wix.ecommerce.catalog.api.v1.ProductChanged'
      ? notification.data
      : undefined;
  expectTypeOf(changed).returns.toEqualTypeOf<
    NotificationByType['com.wix.ecommerce.catalog.api.v1.ProductChanged']['data'] | undefined
  >();
});
