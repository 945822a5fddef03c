import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ProgramFolder } from './testing/folder.ts';

const backend = (response = 'description: A note.', media = '{}') => `openapi: 3.1.0
info: { title: Backend, version: 1.0.0 }
paths:
  /notes:
    get:
      operationId: listNotes
      responses:
        '200':
          ${response}
          content: { application/json: ${media} }
`;

/** A program in a folder `inner`, beside a file that does not belong to it, and a server that counts requests. */
const stage = async () => {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-boundary-'));
  writeFileSync(join(root, 'secret.yaml'), 'type: string\ndescription: A secret.\n');
  const requests: string[] = [];
  const server = createServer(({ url }, answer) => {
    requests.push(url ?? '');
    answer.end('{"type":"string"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    root,
    address: `http://127.0.0.1:${port}/schema.json`,
    requests,
    [Symbol.dispose]: () => {
      server.close();
      rmSync(root, { recursive: true });
    },
  };
};

const example = (text: string) => `{ schema: { type: string }, examples: { one: ${text} } }`;

test.each([
  ['a schema', (address: string) => backend(undefined, `{ schema: { $ref: '${address}' } }`)],
  ['an example', (address: string) => backend(undefined, example(`{ externalValue: '${address}' }`))],
  [
    'a value of an example',
    (address: string) => backend(undefined, example(`{ value: { $ref: '${address}' } }`)),
  ],
  ['a value from a file', () => backend(undefined, example('{ externalValue: secret.yaml }'))],
  [
    'a header',
    (address: string) => backend(`description: A\n          headers: { X: { $ref: '${address}' } }`),
  ],
])('%s that leads to an address is refused with its line, and nothing is fetched', async (_, write) => {
  using around = await stage();
  using program = new ProgramFolder({ 'backend.yaml': write(around.address) });
  const { code, err } = await program.generate('backend.yaml', '--out', 'client');
  expect(code).toBe(1);
  expect(err).toMatch(/^Nothing was written\. backend\.yaml:\d+: .*nothing is fetched/);
  expect(around.requests).toEqual([]);
});

test('a reference out of the folder is refused, also through a link', async () => {
  using around = await stage();
  using program = new ProgramFolder({});
  symlinkSync(join(around.root, 'secret.yaml'), join(program.root, 'link.yaml'));
  mkdirSync(join(program.root, 'api'));
  const outside = `../../${around.root.split('/').at(-1)}/secret.yaml`;
  for (const file of [outside, '../link.yaml']) {
    program.write('api/backend.yaml', backend(undefined, `{ schema: { $ref: '${file}' } }`));
    const { code, err } = await program.generate('api/backend.yaml', '--out', 'client');
    expect([code, err.split('\n')[0]]).toEqual([
      1,
      `Nothing was written. api/backend.yaml:10: the reference "${file}" leads out of the folder of the description. Copy the file beside the description.`,
    ]);
  }
});

const overlay = (target: string, update: string) => `overlay: 1.0.0
info: { title: Fixes, version: 1.0.0 }
actions:
  - target: ${target}
    update: ${update}
`;

test.each([
  ['$.paths', '{ __proto__: { polluted: true } }', '"__proto__" cannot be the name of a member'],
  ['$', '{ x-a: { b: { __proto__: { polluted: true } } } }', '"__proto__" cannot be the name of a member'],
  [
    '$.paths.*.get.responses',
    "{ '404': { $ref: 'https://example.org/a.yaml' } }",
    'is an address, and nothing is fetched',
  ],
  ['$.paths.*.get.responses', "{ '404': { $ref: other.yaml } }", 'leads to another file'],
  ['$.paths.*.get', `{ operationId: "a = 1; globalThis.polluted = true; //" }`, 'operationId'],
])('the correction of %s by %s touches nothing', async (target, update, sentence) => {
  using program = new ProgramFolder({ 'fixes.yaml': overlay(target, update) });
  const { code, err } = await program.generate('--overlay', 'fixes.yaml', '--out', 'client');
  expect(code).toBe(1);
  expect(err).toContain(sentence);
  expect(program.names()).toEqual(['fixes.yaml']);
  expect('polluted' in {}).toBe(false);
});

test('members that every object has are merged like others', async () => {
  using program = new ProgramFolder({
    'backend.yaml':
      backend(undefined, `{ schema: { $ref: '#/components/schemas/Note' } }`) +
      `components: { schemas: { Note: { type: object, properties: { text: { type: string } } } } }\n`,
    'fixes.yaml': overlay(
      '$.components.schemas.Note.properties',
      '{ constructor: { type: string }, toString: { type: integer } }',
    ),
  });
  const result = await program.generate('backend.yaml', '--overlay', 'fixes.yaml', '--out', 'client');
  expect(result).toMatchObject({ code: 0, err: '' });
  expect(program.read('client/types.ts')).toMatch(/constructor\?: string;\s+toString\?: number;/);
});

test('nothing is written through a link in the folder of the code, and a file outside keeps its bytes', async () => {
  using around = await stage();
  using program = new ProgramFolder({ 'backend.yaml': backend() });
  await program.generate('backend.yaml', '--out', 'client');
  rmSync(join(program.root, 'client/types.ts'));
  const victim = join(around.root, 'types.ts');
  const before = '// Generated from x by `npx vitrine generate`.\n';
  writeFileSync(victim, before);
  symlinkSync(victim, join(program.root, 'client/types.ts'));
  expect(await program.generate('backend.yaml', '--out', 'client')).toMatchObject({ code: 0 });
  expect(program.read('client/types.ts')).not.toBe(before);
  expect(readFileSync(victim, 'utf8')).toBe(before);
});
