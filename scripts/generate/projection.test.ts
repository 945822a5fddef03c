import { describe, expect, test } from 'vitest';
import { contractFile } from './contract-file.ts';
import { type Description, operationsOf } from './description.ts';
import { requestNotes } from './operations-client.ts';
import { Problem } from './problem.ts';
import { isProjecting, projectionsText } from './projections-file.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (name: string) => ({ content: { 'application/json': { schema: ref(name) } } });

/** A description with one call that lists things, changed by a test. */
const described = (call: object = {}, schemas: object = {}): Description => ({
  paths: {
    '/v1/things': {
      post: {
        operationId: 'listThings',
        'x-identity': ['visitor'],
        'x-errors': ['INVALID_REVISION'],
        'x-repeat': 'same',
        requestBody: json('ListThingsRequest'),
        responses: { 200: json('ListThingsResponse') },
        ...call,
      },
    },
  },
  components: {
    schemas: {
      ListThingsRequest: {
        type: 'object',
        required: ['thing'],
        properties: {
          thing: ref('ThingUpdate'),
          fields: { type: 'array', items: ref('ThingField') },
          query: { properties: { fields: { items: { enum: ['PRICE', 'URL'] } } } },
        },
      },
      ThingUpdate: {
        required: ['revision'],
        properties: { revision: { type: 'string' }, name: { type: 'string' } },
      },
      ListThingsResponse: {
        properties: { things: { type: 'array', items: ref('ThingResult') }, thing: ref('Thing') },
      },
      ThingResult: { properties: { thing: ref('Thing') } },
      Thing: {
        properties: {
          id: { type: 'string' },
          price: { type: 'string', 'x-only-with': ['PRICE'] },
          url: { type: 'string', 'x-only-with': ['URL', 'PRICE'] },
        },
      },
      ThingField: { enum: ['PRICE', 'URL'] },
      ...schemas,
    },
  },
});

const operationOf = (call: object, schemas: object = {}) =>
  operationsOf(
    'things',
    described(call, schemas),
    (path, sentence) => new Problem(`${path.join()}: ${sentence}`),
  )[0];

const projection = (fields: string, entity: string) => ({ 'x-projection': { fields, entity } });

describe('x-projection', () => {
  test('is read with the types on the way to the entity, and the values of its silent members', () => {
    expect(operationOf(projection('fields', 'things[].thing'))?.projection).toEqual({
      place: 'body',
      fields: ['fields'],
      field: 'ThingField',
      entity: ['things[]', 'thing'],
      types: ['ListThingsResponse', 'ThingResult', 'Thing'],
      silent: { price: ['PRICE'], url: ['URL', 'PRICE'] },
    });
  });

  test('reads a list of fields within a member, whose values have no name', () => {
    expect(operationOf(projection('query.fields', 'thing'))?.projection).toMatchObject({
      fields: ['query', 'fields'],
      field: `"PRICE" | "URL"`,
    });
  });

  test('reads a list of fields in the query', () => {
    const parameters = [{ name: 'fields', in: 'query', schema: { items: ref('ThingField') } }];
    const call = { ...projection('fields', 'thing'), parameters };
    expect(operationOf(call)?.projection).toMatchObject({ place: 'query', field: 'ThingField' });
  });

  test.each<[object, object, string]>([
    [projection('wanted', 'thing'), {}, 'names "wanted", which is neither in the query nor in the body'],
    [projection('thing', 'thing'), {}, 'needs "thing" to be a list'],
    [projection('fields', 'thing'), { ThingField: { type: 'string' } }, 'a list of named values'],
    [projection('fields', 'item'), {}, 'has the entity "item", but "ListThingsResponse" has no "item"'],
    [projection('fields', 'things.thing'), {}, 'but "things" is a list'],
    [projection('fields', 'thing[]'), {}, 'but "thing" is no list'],
    [projection('fields', 'things[]'), {}, '"ThingResult", no property of which has "x-only-with"'],
    [
      projection('fields', 'thing'),
      { ThingField: { enum: ['URL'] } },
      '"Thing" with "x-only-with: [PRICE]", a value that "fields" lacks',
    ],
  ])('%j with %j is refused at its place', (call, schemas, words) => {
    const refused = () => operationOf(call, schemas);
    expect(refused).toThrow(words);
    expect(refused).toThrow(/^paths,\/v1\/things,post,x-projection: "x-projection" of "listThings" /);
  });

  test('becomes types of the response, of the entity and of the bound call', () => {
    const operation = operationOf(projection('fields', 'things[].thing'));
    if (!operation || !isProjecting(operation)) throw new Error('no projection');
    const text = projectionsText([
      [operation, [{ name: 'request', type: 'ListThingsRequest', required: true }]],
    ]);
    expect(text).toContain(`  readonly "url": "URL" | "PRICE";`);
    expect(text).toContain(
      `ThingWith<Field extends ThingField = never> = Projected<Thing, ThingSilent, Field>;`,
    );
    expect(text).toContain(
      `Replaced<ListThingsResponse, "things", Replaced<ThingResult, "thing", ThingWith<Field>>[]>;`,
    );
    expect(text).toContain(
      `listThings: <const Field extends ThingField = never>(request: ListThingsRequest, options?: CallOptions) => ` +
        `Reply<ListThingsResponseWith<Field>, ListThingsErrorCode>;`,
    );
  });
});

describe('x-revision', () => {
  test('is the path of the revision in the body', () => {
    expect(operationOf({ 'x-revision': 'thing.revision' })?.revision).toBe('thing.revision');
    expect(operationOf({})?.revision).toBeUndefined();
  });

  test.each<[object, object, string]>([
    [{ 'x-revision': 'thing.version' }, {}, 'but the body has no "version" there'],
    [{ 'x-revision': 'revision' }, {}, 'but the body has no "revision" there'],
    [{ 'x-revision': 'thing.revision', requestBody: undefined }, {}, 'belongs to a call with a body'],
    [{ 'x-revision': 'thing.name' }, {}, 'needs "name" of "thing.name" to be required'],
    [{ 'x-revision': 'thing.revision', 'x-errors': [] }, {}, 'needs INVALID_REVISION in "x-errors"'],
  ])('%j is refused at its place', (call, schemas, words) => {
    const refused = () => operationOf(call, schemas);
    expect(refused).toThrow(words);
    expect(refused).toThrow(/^paths,\/v1\/things,post,x-revision: /);
  });
});

test('the documentation of a call names its silent members and its revision', () => {
  const operation = operationOf({ ...projection('fields', 'thing'), 'x-revision': 'thing.revision' });
  if (!operation) throw new Error('no operation');
  expect(requestNotes(operation)).toEqual([
    'Absent unless `fields` asks for them: `price` (`PRICE`), `url` (`URL` or `PRICE`).',
    'Needs the current revision in `thing.revision`. After `INVALID_REVISION`, read the entity again, apply the change to what was read, and send it with the new revision.',
  ]);
});

test('the contract of a call has the path of its revision, for the sandbox', () => {
  const contract = (call: object) =>
    contractFile('things', described(call), operationsOf('things', described(call)));
  expect(contract({ 'x-revision': 'thing.revision' })).toContain(`revision: ["thing","revision"],`);
  expect(contract({})).not.toContain('revision:');
});
