import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { differences } from './check-generated.ts';
import { namesOf } from './docs/exports.ts';
import { operationBody } from './docs/operation-page.ts';
import { operationsBody } from './docs/operations-page.ts';
import { readServices, type ServiceRows } from './docs/operations.ts';
import { writeRestPages } from './docs/rest.ts';
import { generate } from './generate/generate.ts';
import { Problem } from './generate/problem.ts';
import { ProjectCopy } from './generate/testing.ts';

const node = (copy: ProjectCopy, ...args: string[]) =>
  spawnSync(process.execPath, args, {
    cwd: copy.root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });

const generateIn = (copy: ProjectCopy) => node(copy, 'scripts/generate.ts');

const drafts = (copy: ProjectCopy): string[] =>
  readdirSync(copy.root).filter((name) => name.startsWith('generating-'));

/** The reference page of the new operation. */
const pageOf = (copy: ProjectCopy, services: readonly ServiceRows[]): string[] =>
  services.flatMap((service) =>
    service.operations
      .filter(({ operation }) => operation.id === 'setGiftNoteOfCurrentCart')
      .map((one) => operationBody(service, one, namesOf(copy.root, service.name)(one.operation))),
  );

const newOperation = `
  /v1/carts/current/gift-note:
    post:
      operationId: setGiftNoteOfCurrentCart
      summary: Set the gift note
      description: Keeps one note that is printed on the parcel.
      tags: [Current cart]
      x-identity: [visitor, member]
      x-errors: [GIFT_NOTE_TOO_LONG]
      x-repeat: same
      x-invalidates: [getCurrentCart]
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/GiftNote' }
            examples: { note: { summary: A note, value: { text: Happy birthday } } }
      responses:
        '200':
          description: The note that was kept.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/GiftNote' }
              examples: { note: { summary: A note, value: { text: Happy birthday } } }
        '400':
          description: The note is too long.
          content:
            application/json:
              schema: { $ref: 'shared/errors.yaml#/components/schemas/ErrorBody' }
              examples:
                tooLong:
                  summary: Too long
                  value: { message: Note too long, details: { applicationError: { code: GIFT_NOTE_TOO_LONG } } }
        '401': { $ref: 'shared/errors.yaml#/components/responses/Unauthorized' }
`;

const newSchema = `
    GiftNote:
      type: object
      required: [text]
      properties:
        text: { type: string, maxLength: 200, description: Text on the parcel. }
`;

const newAdvice = `
  cart.longNote:
    codes: [GIFT_NOTE_TOO_LONG]
    advice: change-input
    text: The note is too long for the parcel. Shorten it.
`;

describe('npm run generate', () => {
  const copy = new ProjectCopy();
  let run: ReturnType<typeof node>;
  beforeAll(() => {
    copy.edit('spec/carts.yaml', /^paths:\n/m, `paths:${newOperation.trimEnd()}\n`);
    copy.edit('spec/carts.yaml', /^  schemas:\n/m, `  schemas:${newSchema.trimEnd()}\n`);
    copy.edit('spec/errors.yaml', /^messages:\n/m, `messages:\n${newAdvice}`);
    run = generateIn(copy);
  });
  afterAll(() => copy[Symbol.dispose]());

  test('gives a new operation its fetcher, hook, mock, schema, contract and reference, with no other edit', async () => {
    expect(run.stderr).toBe('');
    expect(run.status).toBe(0);
    const carts = (file: string) => copy.read(`generated/carts/${file}`);
    expect(carts('operations.ts')).toContain('export const setGiftNoteOfCurrentCart = (');
    expect(carts('hooks.ts')).toContain('export const useSetGiftNoteOfCurrentCart = <');
    expect(carts('hooks.ts')).toContain(`CallError<'GIFT_NOTE_TOO_LONG'>`);
    expect(carts('mocks.ts')).toContain('getSetGiftNoteOfCurrentCartMockHandler');
    expect(carts('fakes.ts')).toContain('getSetGiftNoteOfCurrentCartResponseMock');
    expect(carts('zod.ts')).toContain('export const GiftNote = ');
    expect(carts('contract.ts')).toContain(`id: 'setGiftNoteOfCurrentCart'`);
    expect(carts('facts.ts')).toContain(`invalidates: ['getCurrentCart']`);
    expect(carts('paths.ts')).toContain('/v1/carts/current/gift-note');
    expect(carts('openapi.yaml')).toContain('Set the gift note');
    expect(copy.read('generated/errors.ts')).toContain(`GIFT_NOTE_TOO_LONG: 'cart.longNote'`);
    copy.write('tsconfig.generated.json', '{ "extends": "./tsconfig.json", "include": ["generated"] }');
    const types = spawnSync('node_modules/.bin/tsc', ['-p', 'tsconfig.generated.json'], {
      cwd: copy.root,
      encoding: 'utf8',
    });
    expect(types.stdout).toBe('');

    const contract = node(
      copy,
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=contract',
      // One process, which loads the modules once.
      '--maxWorkers=1',
      '-t',
      'setGiftNoteOfCurrentCart',
    );
    expect(contract.stdout).toMatch(/Tests +[1-9]\d* passed/);
    expect(contract.status).toBe(0);

    const services = readServices(copy.root).filter(({ name }) => name === 'carts');
    await writeRestPages(copy.root, services, copy.root);
    expect(copy.read('carts.html')).toContain('Set the gift note');
    expect(operationsBody(services)).toContain('setGiftNoteOfCurrentCart');
    expect(pageOf(copy, services)).toEqual([expect.stringContaining('useSetGiftNoteOfCurrentCart')]);
    expect(copy.read('generated/operations.tsv')).toContain('setGiftNoteOfCurrentCart');
    expect(copy.read('README.md')).toContain('`setGiftNoteOfCurrentCart`');
  });

  test('writes the same bytes when it runs again', () => {
    cpSync(join(copy.root, 'generated'), join(copy.root, 'first'), { recursive: true });
    expect(generateIn(copy).status).toBe(0);
    expect(differences(join(copy.root, 'first'), join(copy.root, 'generated'))).toEqual([]);
    expect(drafts(copy)).toEqual([]);
  });
});

describe('a mistake in a description stops generation with one paragraph, and nothing is written', () => {
  const mistakes: [string, (copy: ProjectCopy) => void, RegExp][] = [
    [
      'YAML that cannot be read',
      (copy) => copy.edit('spec/carts.yaml', /^info:/m, 'info: [\nbroken'),
      /spec\/carts\.yaml cannot be read as YAML/,
    ],
    [
      'a reference that leads nowhere',
      (copy) => copy.edit('spec/carts.yaml', /responses\/Unauthorized/, 'responses/Nowhere'),
      /Nowhere|cannot be bundled/,
    ],
    [
      'an operationId that is used twice',
      (copy) =>
        copy.edit('spec/catalog-v2.yaml', 'operationId: getCollection\n', 'operationId: getCurrentCart\n'),
      /"getCurrentCart" is used twice: spec\/carts\.yaml \(GET \/v1\/carts\/current\) and spec\/catalog-v2\.yaml/,
    ],
    [
      'an operation without a repeat class',
      (copy) => copy.edit('spec/carts.yaml', /\n +x-repeat: \w+/, ''),
      /needs "x-repeat", one of read, same, adds, never/,
    ],
    [
      'an identity that does not exist',
      (copy) => copy.edit('spec/carts.yaml', /x-identity: \[visitor/, 'x-identity: [guest'),
      /"guest" is not allowed in "x-identity". Known: visitor, member, owner, app/,
    ],
    [
      'invalidating an operation that does not exist',
      (copy) => copy.edit('spec/carts.yaml', /x-invalidates: \[/, 'x-invalidates: [getNothing, '),
      /invalidates "getNothing", which is no reading operation of any file/,
    ],
    [
      'a code without advice',
      (copy) => copy.edit('spec/carts.yaml', 'x-errors: [OWNED_CART_NOT_FOUND]', 'x-errors: [CART_ON_FIRE]'),
      /The operation "getCurrentCart" gives "CART_ON_FIRE", for which spec\/errors\.yaml has no advice\. Add it/,
    ],
    [
      'a status without advice',
      (copy) => copy.edit('spec/carts.yaml', /'404':/, "'418':"),
      /answers 418, for which spec\/errors\.yaml has no advice/,
    ],
    [
      'advice for a code that nothing gives',
      (copy) =>
        copy.edit('spec/errors.yaml', 'codes: [OWNED_CART_NOT_FOUND]', 'codes: [OWNED_CART_NOT_FOUND, OLD]'),
      /messages, cart\.none: nothing gives the code "OLD"/,
    ],
    [
      'advice of a kind that does not exist',
      (copy) => copy.edit('spec/errors.yaml', 'advice: read-back', 'advice: pray'),
      /"pray" is no advice\. Known: nothing, retry, wait/,
    ],
    [
      'two pieces of advice for one status',
      (copy) => copy.edit('spec/errors.yaml', 'statuses: [404]', 'statuses: [404, 403]'),
      /messages, call\.notFound: "403" has its advice in call\.forbidden already/,
    ],
    [
      'a sign-in told by a code that the call does not list',
      (copy) => copy.edit('spec/errors.yaml', "'-19995': emailAlreadyExists", "'-1': emailAlreadyExists"),
      /signIn, register: the operation does not list "-1" in "x-errors"/,
    ],
    [
      'a description that the manifest does not list',
      (copy) => copy.write('spec/extra.yaml', copy.read('spec/catalog-v2.yaml')),
      /spec\/extra\.yaml is not listed in redocly\.yaml\. Add under "apis": "extra: \{ root: spec\/extra\.yaml \}"/,
    ],
  ];

  const nothingIn = (copy: ProjectCopy) => [existsSync(join(copy.root, 'generated')), drafts(copy)];

  test.each(mistakes)('%s', async (_, spoil, message) => {
    using copy = new ProjectCopy(['spec', 'scripts/redocly', 'package.json', 'redocly.yaml']);
    spoil(copy);
    const problem = await generate(copy.root, join(copy.root, 'generated'), 0).catch(
      (error: unknown) => error,
    );
    expect(problem).toBeInstanceOf(Problem);
    expect(problem).toMatchObject({ message: expect.stringMatching(message) });
    expect(nothingIn(copy)).toEqual([false, []]);
  });

  test('the command ends with 1 and prints the paragraph without a stack', () => {
    using copy = new ProjectCopy();
    copy.edit('spec/carts.yaml', /x-identity: \[visitor/, 'x-identity: [guest');
    const { status, stderr } = generateIn(copy);
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^Nothing was changed\. .*"guest" is not allowed/),
    ]);
    expect(stderr).not.toMatch(/^ +at /m);
    expect(nothingIn(copy)).toEqual([false, []]);
  });
});
