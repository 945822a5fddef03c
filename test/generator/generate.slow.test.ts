import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namesOf } from '../../scripts/docs/exports.ts';
import { operationBody } from '../../scripts/docs/operation-page.ts';
import { operationsBody } from '../../scripts/docs/operations-page.ts';
import { readServices, type ServiceRows } from '../../scripts/docs/operations.ts';
import { writeRestPage } from '../../scripts/docs/rest.ts';
import { ProjectCopy } from '../../scripts/generate/testing.ts';
import { someOf } from '../setup/counts.ts';

const node = (copy: ProjectCopy, ...args: string[]) =>
  spawnSync(process.execPath, args, {
    cwd: copy.root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });

const generateIn = (copy: ProjectCopy) => node(copy, 'scripts/pages/main.ts');

const drafts = (copy: ProjectCopy): string[] =>
  readdirSync(copy.root).filter((name) => name.startsWith('generating-'));

/** A file of an older run that the next run must remove. */
const leftover = 'generated/leftover.ts';

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
      description: A note that is printed on the parcel.
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

/** The sandbox answers a call by its rule only. */
const newRule = '    setGiftNoteOfCurrentCart: ({ body }) => body,\n';

const quickChecks = [
  ['the check of the descriptions', ['scripts/check/descriptions.ts']],
  ['the lint of the descriptions', ['node_modules/.bin/redocly', 'lint', 'carts']],
  ['the report of the exports', ['scripts/api/main.ts', '--check']],
  ['the check for breaking changes', ['scripts/evolution/main.ts']],
] as const;

describe('npm run generate', () => {
  const copy = new ProjectCopy();
  let run: ReturnType<typeof node>;
  beforeAll(() => {
    copy.edit('spec/carts.yaml', /^paths:\n/m, `paths:${newOperation.trimEnd()}\n`);
    copy.edit('spec/carts.yaml', /^  schemas:\n/m, `  schemas:${newSchema.trimEnd()}\n`);
    copy.edit('spec/errors.yaml', /^messages:\n/m, `messages:\n${newAdvice}`);
    copy.edit('sandbox/parts/carts.ts', /^  rules: \{\n/m, `  rules: {\n${newRule}`);
    mkdirSync(join(copy.root, 'generated'));
    copy.write(leftover, 'An older run wrote this.');
    run = generateIn(copy);
  });
  afterAll(() => copy[Symbol.dispose]());

  test('gives a new operation its fetcher, hook, mock, schema, contract and reference; its rule is the only other edit', async () => {
    expect(run.stderr).toBe('');
    expect(run.status).toBe(0);
    const carts = (file: string) => copy.read(`generated/carts/${file}`);
    expect(carts('operations.ts')).toContain('export const setGiftNoteOfCurrentCart = (');
    expect(carts('queries.ts')).toContain('export const setGiftNoteOfCurrentCartMutation = (');
    expect(carts('queries.ts')).toContain('export const useSetGiftNoteOfCurrentCart = ');
    expect(carts('operations.ts')).toContain(`Reply<GiftNote, 'GIFT_NOTE_TOO_LONG'>`);
    expect(carts('mocks.ts')).toContain('getSetGiftNoteOfCurrentCartMockHandler');
    expect(carts('fakes.ts')).toContain('getSetGiftNoteOfCurrentCartResponseMock');
    expect(carts('zod.ts')).toContain('export const GiftNote = ');
    expect(carts('contract.ts')).toContain(`id: 'setGiftNoteOfCurrentCart'`);
    expect(carts('facts.ts')).toContain(`invalidates: ['getCurrentCart']`);
    expect(carts('paths.ts')).toContain('/v1/carts/current/gift-note');
    expect(carts('openapi.yaml')).toContain('Set the gift note');
    expect(carts('advice.ts')).toMatch(/GIFT_NOTE_TOO_LONG: \{\s+messageKey: 'cart.longNote'/);
    // The other services are checked by the step of the types.
    copy.write('tsconfig.generated.json', '{ "extends": "./tsconfig.json", "include": ["generated/carts"] }');
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
      // The checks run in one process, which loads the modules once.
      '--maxWorkers=1',
      '--fsModuleCache=false',
      '-t',
      'setGiftNoteOfCurrentCart',
    );
    expect(contract.stdout).toMatch(/Tests +[1-9]\d* passed/);
    expect(contract.status).toBe(0);

    const services = readServices(copy.root).filter(({ name }) => name === 'carts');
    await writeRestPage(copy.root, join(copy.root, 'rest.html'));
    expect(copy.read('rest.html')).toContain('Set the gift note');
    expect(operationsBody(services)).toContain('setGiftNoteOfCurrentCart');
    expect(pageOf(copy, services)).toEqual([expect.stringContaining('useSetGiftNoteOfCurrentCart')]);
    expect(copy.read('generated/operations.tsv')).toContain('setGiftNoteOfCurrentCart');
    expect(copy.read('docs/reference.md')).toContain('`setGiftNoteOfCurrentCart`');
  });

  // The checks themselves are steps of `npm test`; all of them look at the new operation in `npm run test:deep`.
  test.each(someOf(quickChecks))('leaves no finding of %s', (_name, args) => {
    const { status, stdout, stderr } = node(copy, ...args);
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  });

  // `npm run check` compares the committed files with those of another run, byte by byte.
  test('replaces all files of generated/ and leaves no draft', () => {
    expect([existsSync(join(copy.root, leftover)), drafts(copy)]).toEqual([false, []]);
  });
});

test('a mistake ends the command with 1 and is printed without a stack; nothing is written', () => {
  using copy = new ProjectCopy();
  copy.edit('spec/carts.yaml', /x-identity: \[visitor/, 'x-identity: [guest');
  const { status, stderr } = generateIn(copy);
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^Nothing was changed\. .*"guest" is not allowed/),
  ]);
  expect(stderr).not.toMatch(/^ +at /m);
  expect([existsSync(join(copy.root, 'generated')), drafts(copy)]).toEqual([false, []]);
});
