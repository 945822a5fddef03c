import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ProgramFolder } from './testing/folder.ts';

type Json = Readonly<Record<string, unknown>>;

const schema = { type: 'object', properties: { text: { type: 'string' } } };
const content = { 'application/json': { schema } };

/** A description in which each part that a generator reads can be replaced. */
const parts: Json = {
  openapi: '3.1.0',
  info: { title: 'Backend', version: '1.0.0' },
  paths: {
    '/notes/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      put: {
        operationId: 'putNote',
        summary: 'Keeps a note',
        description: 'A note.',
        parameters: [{ name: 'sort', in: 'query', schema: { type: 'string' } }],
        requestBody: { content },
        responses: { '200': { description: 'The note.', content } },
      },
    },
  },
  components: { schemas: { Note: schema }, parameters: {}, requestBodies: {}, responses: {} },
};

/** The paths of all values. */
const placesIn = (node: unknown, path: readonly string[] = []): (readonly string[])[] => [
  path,
  ...(typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, value]) => placesIn(value, [...path, key]))
    : []),
];

const withValue = (node: unknown, [key, ...rest]: readonly string[], value: unknown): unknown => {
  if (key === undefined) return value;
  const copy: unknown = structuredClone(node);
  Reflect.set(Object(copy), key, withValue(Reflect.get(Object(node), key), rest, value));
  return copy;
};

const generated = async (text: string, ...flags: string[]) => {
  using program = new ProgramFolder({ 'backend.yaml': text });
  const result = await program.generate('backend.yaml', '--out', 'client', ...flags);
  return { ...result, names: program.names() };
};

test('any part of a description may be anything: a mistake is a sentence with its line, and nothing is written', async () => {
  const odd = [null, 5, 'constructor', [null], { toString: 5 }, true];
  for (const path of placesIn(parts))
    for (const value of odd) {
      const { code, err, names } = await generated(JSON.stringify(withValue(parts, path, value)));
      const what = `${path.join(' ')}: ${JSON.stringify(value)}`;
      if (code === 0) continue;
      expect(err, what).toMatch(/^Nothing was written\. backend\.yaml(:\d+)?: /);
      expect(err, what).not.toMatch(/TypeError|RangeError|is not a function|\[native code\]/);
      expect(names, what).toEqual(['backend.yaml']);
    }
}, 300_000);

const yaml = (rest: string) => `openapi: 3.1.0\ninfo: { title: Backend, version: '1' }\n${rest}\n`;
const nested = 'abcdefg'.split('').map((name, at, all) => {
  const inner = at === 0 ? 'x' : `*${all[at - 1] ?? ''}`;
  return `x-${name}: &${name} [${Array.from({ length: 9 }, () => inner).join(', ')}]`;
});

describe('an alias', () => {
  test.each([
    ['within its own value', yaml('paths: &all { /x: { get: *all } }'), 3, '"*all" stands within'],
    ['in a list within its own value', yaml('x-a: &a\n  - [*a]'), 4, '"*a" stands within'],
    ['of no value', yaml('paths: *none'), 3, '"*none" names no value'],
    ['that multiplies others', yaml(nested.join('\n')), 1, 'the aliases multiply each other'],
  ])('%s is a mistake', async (_, text, line, sentence) => {
    const { code, err } = await generated(text);
    expect([code, err]).toEqual([1, expect.stringContaining(`backend.yaml:${line}: `)]);
    expect(err).toContain(sentence);
  });
});

const operation = (more: Json) =>
  JSON.stringify({
    ...parts,
    paths: {
      '/x': { get: { operationId: 'getX', responses: { '200': { description: 'Done.' } }, ...more } },
    },
    components: {
      parameters: { A: { $ref: '#/components/parameters/B' }, B: { $ref: '#/components/parameters/A' } },
      responses: { A: { $ref: '#/components/responses/A' } },
    },
  });
const asSchema = (of: Json) => ({
  responses: { '200': { description: 'Done.', content: { 'application/json': { schema: of } } } },
});

test.each([
  ['parameters in a circle', { parameters: [{ $ref: '#/components/parameters/A' }] }, 'leads back to itself'],
  [
    'a response that is itself',
    { responses: { '200': { $ref: '#/components/responses/A' } } },
    'back to itself',
  ],
  ['a broken escape', asSchema({ $ref: '#/components/schemas/%' }), 'has no target'],
  ['a folder', asSchema({ $ref: '.' }), 'there is no file .'],
  ['a folder with a place', asSchema({ $ref: './#/a' }), 'there is no file ./'],
])('a reference to %s is a mistake', async (_, more, sentence) => {
  const { code, err } = await generated(operation(more));
  expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
});

test('a reference to a part of a schema keeps its part, also if the schema gets another name', async () => {
  const part = {
    type: 'object',
    properties: { size: { $ref: '#/components/schemas/big note/properties/size' } },
  };
  using program = new ProgramFolder({
    'backend.yaml': JSON.stringify({
      ...parts,
      paths: { '/x': { get: { operationId: 'getX', ...asSchema(part) } } },
      components: { schemas: { 'big note': { type: 'object', properties: { size: { type: 'integer' } } } } },
    }),
  });
  expect(await program.generate('backend.yaml', '--out', 'client')).toMatchObject({ code: 0, err: '' });
  expect(program.read('client/types.ts')).toMatch(/interface GetX\w*[^}]*size\?:/);
});

test.each([[[]], [[['a']]], [[{}]], [['a', { toString: 'b' }]]])(
  'an enumeration of %j is a mistake: it has no literals',
  async (values) => {
    const { code, err } = await generated(operation(asSchema({ enum: values })));
    expect([code, err]).toEqual([1, expect.stringContaining('"enum"')]);
  },
);

test.each(['constructor', 'toString', '__proto__'])(
  'the name %s is no ending of imports, no place of a parameter and no read',
  async (name) => {
    expect(await generated(operation({}), '--imports', name)).toMatchObject({
      code: 2,
      err: `--imports takes js, ts or none, not "${name}".`,
    });
    const parameters = [{ name: 'a', in: name, schema: { type: 'string' } }];
    expect((await generated(operation({ parameters }))).err).toContain(
      `the parameter "a" is in "${name}", where the client cannot send it.`,
    );
    expect((await generated(operation({ 'x-repeat': 'same', 'x-invalidates': [name] }))).err).toContain(
      'is not a read',
    );
  },
);

test('the name of an invalidated read is no pattern', async () => {
  const invalidates = (name: string) => generated(operation({ 'x-repeat': 'same', 'x-invalidates': [name] }));
  for (const name of ['(', 'getC.rrentCart', '.*'])
    expect((await invalidates(name)).err).toContain('not a read');
});

test('a folder of devices or of a whole disk is refused at its first file', async () => {
  using program = new ProgramFolder({ 'backend.yaml': operation({}) });
  symlinkSync('/dev', join(program.root, 'client'));
  for (const out of ['client', '/'])
    expect(await program.generate('backend.yaml', '--out', out)).toMatchObject({
      code: 1,
      err: expect.stringContaining('which this command did not write') as string,
    });
});
