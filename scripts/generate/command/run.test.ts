import { watch } from 'node:fs';
import { expect, test } from 'vitest';
import { withSlashes } from './arguments.ts';
import { runGenerate } from './run.ts';
import { ProgramFolder } from './testing/folder.ts';

const backend = `openapi: 3.1.0
info: { title: Backend, version: 1.0.0 }
paths:
  /notes:
    get:
      operationId: listNotes
      responses:
        '200':
          description: The notes.
          content:
            application/json:
              schema: { type: array, items: { $ref: '#/components/schemas/Note' } }
    post:
      operationId: addNote
      x-invalidates: [listNotes, getCurrentCart]
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/Note' } } }
      responses: { '204': { description: Kept. } }
components:
  schemas:
    Note: { type: object, required: [text], properties: { text: { type: string } } }
`;

test('the description of a backend becomes a service with defaults for absent extensions, twice the same', async () => {
  using program = new ProgramFolder({ 'my-backend.yaml': backend });
  const { code, out, err } = await program.generate('my-backend.yaml', '--out', 'src/my-backend');
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('src/my-backend has the 2 operations of my-backend.yaml.');
  const first = program.texts('src/my-backend');
  expect(Object.keys(first)).toEqual([
    'facts.ts',
    'fakes.ts',
    'index.ts',
    'mocks.ts',
    'operations.ts',
    'queries.ts',
    'types.ts',
    'zod.ts',
  ]);
  const facts = (id: string, repeat: string) =>
    `{ repeat: '${repeat}', id: '${id}', service: 'my-backend', identity: [] }`;
  expect(first['operations.ts']).toContain(facts('listNotes', 'read'));
  expect(first['operations.ts']).toContain(facts('addNote', 'never'));
  expect(first['queries.ts']).toMatch(/'my-backend': \['listNotes'\],?\s+carts: \['getCurrentCart'\]/);
  expect(first['index.ts']).toMatch(/^\/\/ Generated from my-backend\.yaml by `npx vitrine generate`\.\n/);
  expect(Object.values(first).join()).not.toMatch(/from '\.\.\/\.\.|\.ts'/);

  expect((await program.generate('my-backend.yaml', '--out', 'src/my-backend')).code).toBe(0);
  expect(program.texts('src/my-backend')).toEqual(first);
  expect(program.names()).toEqual(['my-backend.yaml', 'src']);
});

test('after a mistake the folder is unchanged', async () => {
  using program = new ProgramFolder({ 'my-backend.yaml': backend });
  await program.generate('my-backend.yaml', '--out', 'client');
  const before = program.texts('client');
  program.write('my-backend.yaml', backend.replace('type: string', 'type: text'));
  const { code, err } = await program.generate('my-backend.yaml', '--out', 'client');
  expect(code).toBe(1);
  expect(err).toMatch(
    /^Nothing was written\. my-backend\.yaml:22: "text" is not a type\. [^]*\n> +22 \| +Note:/,
  );
  expect(program.texts('client')).toEqual(before);
  expect(program.names()).toEqual(['client', 'my-backend.yaml']);
});

test('a folder with other files of the program is refused and unchanged', async () => {
  using program = new ProgramFolder({ 'my-backend.yaml': backend, 'src/app.ts': 'export {};\n' });
  const { code, err } = await program.generate('my-backend.yaml', '--out', 'src');
  expect([code, err]).toEqual([
    1,
    'Nothing was written. src has the file app.ts, which this command did not write. Give --out a folder of its own.',
  ]);
  expect(program.read('src/app.ts')).toBe('export {};\n');
});

test('with --watch an edit is written, and a mistake is reported and leaves the folder unchanged', async () => {
  using program = new ProgramFolder({ 'my-backend.yaml': backend });
  const told: string[] = [];
  const tell = (text: string) => void told.push(text);
  let stop = (): void => undefined;
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const ended = runGenerate(['my-backend.yaml', '--out', 'client', '--watch'], {
    out: tell,
    err: tell,
    stopped: () => stopped,
    folder: program.root,
  });
  await expect.poll(() => told.at(-1)).toBe('Waiting for changes.');
  program.write('my-backend.yaml', backend.replaceAll('addNote', 'writeNote'));
  await expect.poll(() => program.read('client/operations.ts')).toContain('export const writeNote');
  program.write('my-backend.yaml', backend.replace('type: string', 'type: text'));
  await expect
    .poll(() => told.at(-1))
    .toMatch(/^Nothing was written\. my-backend\.yaml:22: "text" is not a type/);
  expect(program.read('client/operations.ts')).toContain('export const writeNote');
  stop();
  expect(await ended).toBe(0);
});

/** Runs the command with --watch, and returns its messages. */
const watched = (program: ProgramFolder, args: readonly string[], told: (text: string) => void) => {
  let stop = (): void => undefined;
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const ended = runGenerate([...args, '--watch'], {
    out: told,
    err: told,
    stopped: () => stopped,
    folder: program.root,
  });
  return { ended, stop };
};

test('with --watch an edit that is made during the first run is written', async () => {
  using program = new ProgramFolder({ 'my-backend.yaml': backend });
  const told: string[] = [];
  const { ended, stop } = watched(program, ['my-backend.yaml', '--out', 'client'], (text) => told.push(text));
  // The first run has read the description when its folder appears. Polling could miss that folder, which exists only briefly.
  const watcher = watch(program.root, (_, name) => {
    if (!name?.startsWith('.client-')) return;
    watcher.close();
    program.write('my-backend.yaml', backend.replaceAll('addNote', 'writeNote'));
  });
  await expect
    .poll(() => program.has('client/operations.ts') && program.read('client/operations.ts'))
    .toContain('export const writeNote');
  stop();
  expect(await ended).toBe(0);
  expect(told.filter((text) => text.startsWith('Nothing'))).toEqual([]);
});

test('with --watch a missing file is awaited, and a missing folder ends the command with a message', async () => {
  using program = new ProgramFolder({});
  const told: string[] = [];
  const { ended, stop } = watched(program, ['my-backend.yaml', '--out', 'client'], (text) => told.push(text));
  await expect
    .poll(() => told)
    .toEqual(['Nothing was written. There is no file my-backend.yaml.', 'Waiting for changes.']);
  program.write('my-backend.yaml', backend);
  await expect.poll(() => program.has('client/operations.ts')).toBe(true);
  stop();
  expect(await ended).toBe(0);

  const others: string[] = [];
  const missing = watched(program, ['spec/other.yaml', '--out', 'other'], (text) => others.push(text));
  expect(await missing.ended).toBe(1);
  expect(others).toEqual(['Nothing was written. There is no folder spec, so it cannot be watched.']);
});

test('a folder in place of a description is refused with a message', async () => {
  using program = new ProgramFolder({ 'descriptions.yaml/backend.yaml': backend });
  const { code, err } = await program.generate('descriptions.yaml', '--out', 'client');
  expect([code, err]).toEqual([1, 'Nothing was written. descriptions.yaml is a folder. Name a file.']);
});

test('names of operations and schemas do not clash with members of objects or names in generated code', async () => {
  const description = backend
    .replaceAll('addNote', 'constructor')
    .replaceAll('listNotes', 'toString')
    .replace(
      '    Note:',
      '    ToStringErrorCode: { type: string }\n    NoteOutput: { type: string }\n    Note:',
    );
  using program = new ProgramFolder({ 'my-backend.yaml': description });
  const { code, err } = await program.generate('my-backend.yaml', '--out', 'client');
  expect([code, err]).toEqual([0, '']);
  expect(program.read('client/operations.ts')).toMatch(
    /export const toString =[^]*export const constructor =/,
  );
  expect(program.read('client/queries.ts')).toContain(
    "{ 'my-backend': ['toString'], carts: ['getCurrentCart'] }",
  );
  const types = program.read('client/types.ts');
  expect(types).toContain('export type ToStringErrorCodeModel =');
  expect(types).toContain('export type NoteOutputModel =');
});

test('Windows paths are accepted and become references with slashes', () => {
  expect(withSlashes('api\\backend.yaml', '\\')).toBe('api/backend.yaml');
  expect(withSlashes('api/backend.yaml', '/')).toBe('api/backend.yaml');
});

test.each([
  [[], 'Name a description, such as my-backend.yaml, or an --overlay with corrections.'],
  [['a.yaml'], 'Name the folder to write: --out src/my-backend.'],
  [['a.yaml', '--out', '.'], '--out is the current folder. Name a folder within it.'],
  [['a.yaml', '--out', 'b', '--imports', 'mjs'], '--imports takes js, ts or none, not "mjs".'],
  [
    ['a.yaml', '--outs', 'b'],
    "Unknown option '--outs'. The flags are --out, --overlay, --imports, --loose-answers, --watch, --help.",
  ],
])('the arguments %j are refused with a message', async (args, sentence) => {
  using program = new ProgramFolder({});
  expect(await program.generate(...args)).toEqual({ code: 2, out: '', err: sentence });
});

const listed = `openapi: 3.1.0
info: { title: Backend, version: 1.0.0 }
paths:
  /notes:
    get:
      operationId: listNotes
      responses:
        '200':
          description: The notes.
          content: { application/json: { schema: { $ref: '#/components/schemas/Page' } } }
    post:
      operationId: addNote
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/Note' } } }
      responses:
        '200':
          description: The note.
          content: { application/json: { schema: { $ref: '#/components/schemas/Note' } } }
components:
  schemas:
    Page:
      type: object
      required: [notes, total]
      properties:
        notes: { type: array, maxItems: 2, items: { $ref: '#/components/schemas/Note' } }
        total: { type: integer }
    Note:
      type: object
      required: [id, text, color]
      properties:
        id: { type: string, format: uuid }
        text: { type: string, minLength: 1 }
        color: { type: string, enum: [RED, BLUE] }
`;

test('schemas of answers check them as described, and with --loose-answers only ids and the list of a page', async () => {
  using program = new ProgramFolder({ 'my-backend.yaml': listed });
  interface Schema {
    safeParse(value: unknown): { readonly success: boolean };
  }
  const schemasOf = async (...flags: readonly string[]) => {
    const out = `client${flags.length}`;
    const result = await program.generate('my-backend.yaml', '--out', out, '--imports', 'ts', ...flags);
    expect(result).toMatchObject({ code: 0, err: '' });
    return (await import(/* @vite-ignore */ `${program.root}/${out}/zod.ts`)) as Record<string, Schema>;
  };
  const note = { id: '0f6b8c3e-52ad-4d7a-8a11-7e9c4b2d6f50', text: 'Oil', color: 'RED' };
  const answers = {
    'as described': { notes: [note], total: 1 },
    'without the total': { notes: [note] },
    'with a text that is null': { notes: [{ ...note, text: null }], total: 1 },
    'with a new color': { notes: [{ ...note, color: 'GREEN' }], total: 1 },
    'with an id of another form': { notes: [{ ...note, id: 'file.jpg' }], total: 1 },
    'without an id': { notes: [{ text: 'Oil' }], total: 1 },
    'without the list': { total: 1 },
  };
  const taken = (schemas: Record<string, Schema>, name: string): string[] =>
    Object.entries(answers).flatMap(([what, answer]) =>
      schemas[name]?.safeParse(answer).success ? [what] : [],
    );
  const strict = await schemasOf();
  const loose = await schemasOf('--loose-answers');
  expect(taken(strict, 'Page')).toEqual(['as described']);
  expect(taken(loose, 'Page')).toEqual(Object.keys(answers).slice(0, 5));
  // Requests are checked as described in both.
  const request = { text: 'Oil', color: 'GREEN' };
  for (const schemas of [strict, loose]) expect(schemas['Note']?.safeParse(request).success).toBe(false);
});
