import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { describeOwn } from '../../scripts/generate/command/describe.ts';
import { ProgramFolder } from '../../scripts/generate/command/testing/folder.ts';
import { formsDescription } from '../../scripts/generate/command/testing/forms.ts';

const testing = join(import.meta.dirname, '../../scripts/generate/command/testing');

type Step = string | number;

/** A text of a description: a value, or the key of a member. */
interface Text {
  readonly path: readonly Step[];
  readonly isKey: boolean;
  readonly text: string;
}

/** Members whose keys are names that a description chooses. */
const maps = `content examples headers links mapping parameters paths patternProperties properties
  responses schemas webhooks x-elevated`
  .trim()
  .split(/\s+/);

const textsOf = (node: unknown, path: readonly Step[] = []): Text[] => {
  if (typeof node === 'string') return [{ path, isKey: false, text: node }];
  if (Array.isArray(node)) return node.flatMap((entry, at) => textsOf(entry, [...path, at]));
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => [
    ...(maps.includes(String(path.at(-1))) ? [{ path: [...path, key], isKey: true, text: key }] : []),
    ...textsOf(value, [...path, key]),
  ]);
};

/** The description with other texts, by their places. */
const withTexts = (
  node: unknown,
  texts: ReadonlyMap<string, string>,
  path: readonly Step[] = [],
): unknown => {
  const at = (isKey: boolean, here: readonly Step[]) => texts.get(JSON.stringify([here, isKey]));
  if (typeof node === 'string') return at(false, path) ?? node;
  if (Array.isArray(node)) return node.map((entry, index) => withTexts(entry, texts, [...path, index]));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      at(true, [...path, key]) ?? key,
      withTexts(value, texts, [...path, key]),
    ]),
  );
};

/** The name of a kind of place: equal for all properties, all paths and so on. */
const kindOf = ({ path, isKey }: Text): string => {
  const steps = path.map((step, at) => {
    const parent = path[at - 1];
    const isName = maps.includes(String(parent)) && step !== 'alone';
    return typeof step === 'number' || isName ? '*' : step;
  });
  return `${isKey ? 'key' : 'value'} ${steps.slice(-3).join('.')}`;
};

/** Code for each place in which a text could end: comments, three kinds of literals, lines, pages. */
const code = (at: number): string =>
  [
    `*/ global.pwn = ${at}; /*`,
    `' + (global.pwn = ${at}) + '`,
    `', y: (global.pwn = ${at}), z: '`,
    `" + (global.pwn = ${at}) + "`,
    `\` + (global.pwn = ${at}) + \``,
    `\${global.pwn = ${at}}`,
    `</script><script>global.pwn = ${at}</script>`,
    `\nglobal.pwn = ${at};//`,
    `\u2028global.pwn = ${at};//\\`,
  ].join(' ');

/** The forms of a text that a place may take, the one with all code first. */
type Form = (text: string, at: number) => string;

const everything: readonly Form[] = [
  (text, at) => `${text}${code(at)}`,
  // A sentence, as the end of a call has it.
  (_text, at) => `See ${code(at)}.`,
];

/** A text without a sign, which runs where a generator writes it without quotation marks. */
const bare: readonly Form[] = [(_text, at) => `new global.pwn${at}`];

const extended = (): unknown => {
  const forms = formsDescription() as {
    paths: Record<string, Record<string, object>>;
    components: { schemas: Record<string, object> };
  };
  const schema = { type: 'string' };
  const header = { schema, description: 'A header.' };
  return {
    ...forms,
    paths: {
      '/query': forms.paths['/query'],
      '/responses/file': forms.paths['/responses/file'],
      '/responses/default': forms.paths['/responses/default'],
      '/callbacks': forms.paths['/callbacks'],
      '/all/{first}': {
        get: {
          operationId: 'allOfIt',
          summary: 'Everything.',
          description: 'All extensions of an operation.',
          tags: ['forms'],
          'x-errors': ['GONE'],
          'x-sunset': { date: '2027-02-01', successor: 'A sentence about it.' },
          'x-identity': ['visitor', 'owner'],
          'x-elevated': { 'q-1': ['owner'] },
          'x-long-query': '/all/{first}/query',
          'x-vendor': 'ignored',
          parameters: [
            { name: 'first', in: 'path', required: true, schema: { ...schema, default: 'one' } },
            { name: 'q-1', in: 'query', schema: { ...schema, default: 'two', enum: ['two', 'three'] } },
            { name: 'X-Head', in: 'header', description: 'Sent.', schema },
          ],
          responses: {
            '200': {
              description: 'All.',
              headers: { 'X-Answer': header },
              content: {
                'application/json': {
                  schema: { $ref: '#/components/schemas/extended' },
                  examples: { one: { summary: 'One.', value: { text: 'a' } } },
                },
              },
            },
            '404': { description: 'Gone.', headers: { 'X-Gone': header } },
          },
        },
      },
      '/body': {
        post: {
          operationId: 'sendIt',
          requestBody: {
            description: 'Sent.',
            required: true,
            content: { 'application/json': { schema: { type: 'object', properties: { a: schema } } } },
          },
          responses: { '204': { description: 'Done.' } },
        },
      },
    },
    components: {
      ...forms.components,
      schemas: {
        ...forms.components.schemas,
        alone: schema,
        extended: {
          type: 'object',
          title: 'Extended',
          description: 'A schema.',
          externalDocs: { url: 'https://example.org', description: 'More.' },
          required: ['text'],
          properties: {
            text: { type: 'string', default: 'one', examples: ['two'], example: 'three' },
            named: { type: 'string', enum: ['a', 'b'] },
            numbered: { type: 'integer', enum: ['1', 2], default: '3' },
            flag: { type: 'boolean', default: 'true', const: 'false' },
            list: { type: 'array', items: schema, default: ['one'] },
            record: { type: 'object', properties: { a: schema }, default: { a: 'one' } },
            formatted: { type: 'string', format: 'own', pattern: '^one$', example: 'one' },
            day: { type: 'string', format: 'date', default: '2027-02-01' },
            untyped: { enum: ['a'], default: 'b' },
            fixed: { const: 'fixed' },
          },
        },
      },
    },
  };
};

const key = ({ path, isKey }: Text): string => JSON.stringify([path, isKey]);

/** The refusal of a description; empty if the command takes it. */
const refusal = async (program: ProgramFolder, description: unknown): Promise<string> => {
  program.write('forms.yaml', stringify(description, { aliasDuplicateObjects: false }));
  return describeOwn(program.root, 'forms.yaml', [], new Set()).then(
    () => '',
    (error: unknown) => String(error),
  );
};

/** Places in which the text of a payload is code, or in which the code cannot be read. */
const leaks = (file: string, generated: string): string[] => {
  const source = ts.createSourceFile(file, generated, ts.ScriptTarget.ESNext, true);
  const found: string[] = (
    source as unknown as { parseDiagnostics: readonly ts.Diagnostic[] }
  ).parseDiagnostics.map(
    ({ start = 0, messageText }) =>
      `${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}: ${generated.slice(start - 90, start + 90)}`,
  );
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text.startsWith('pwn'))
      found.push(`${file}: ${generated.slice(node.pos - 120, node.end + 20)}`);
    node.forEachChild(visit);
  };
  visit(source);
  return found;
};

/** The description with a hostile text in each place where the command takes one, and the kinds where it takes none. */
const hostile = async (program: ProgramFolder, description: unknown, forms: readonly Form[]) => {
  const all = textsOf(description);
  const numbers = new Map(all.map((text, at) => [key(text), at]));
  let taken = new Map<string, string>();
  const refused: string[] = [];
  const isTaken = async (form: Form, texts: readonly Text[]): Promise<boolean> => {
    const more = texts.map((one) => [key(one), written(form, one, numbers.get(key(one)) ?? 0)] as const);
    const next = new Map([...taken, ...more]);
    if ((await refusal(program, withTexts(description, next))) !== '') return false;
    taken = next;
    return true;
  };
  for (const kind of new Set(all.map(kindOf))) {
    const texts = all.filter((text) => kindOf(text) === kind);
    const [first, second = first] = forms;
    if ((first && (await isTaken(first, texts))) || (second && (await isTaken(second, texts)))) continue;
    // A kind may have one text that others repeat, such as the name of a parameter.
    const singly: boolean[] = [];
    if (first && kind.endsWith('.name')) for (const text of texts) singly.push(await isTaken(first, [text]));
    if (!singly.includes(true)) refused.push(kind);
  }
  return { given: withTexts(description, taken), refused };
};

const written = (form: Form, { text, isKey }: Text, at: number): string => {
  const whole = form(text, at);
  // A path has braces around its parameters only.
  return isKey && text.startsWith('/') ? text + whole.replace(text, '').replaceAll(/[{}]/g, '') : whole;
};

/** Imports the written code, and calls each operation. */
const called = (program: ProgramFolder): unknown => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', join(testing, 'package-hook.ts'), join(testing, 'call-all.ts'), join(program.root, 'src')],
    { cwd: testing, encoding: 'utf8' },
  );
  return stdout === '' ? stderr : JSON.parse(stdout);
};

/** Kinds of places that take words of a fixed form only. */
const structure =
  /\.(type|\$ref|in|date)(\.\*)?$|^value openapi$|x-identity|x-elevated|x-long-query|successor|^key .*\.(responses|content|schemas|parameters|patternProperties)\.\*$/;

test.each([
  ['ends comments, literals and lines', everything],
  ['has the form of an expression', bare],
])('a text that %s never becomes code, in any place of a description', async (_, forms) => {
  using program = new ProgramFolder({});
  expect(await refusal(program, extended())).toBe('');
  const { given, refused } = await hostile(program, extended(), forms);
  expect(refused.filter((kind) => !structure.test(kind))).toEqual([]);
  program.write('forms.yaml', stringify(given));
  const result = await program.generate('forms.yaml', '--out', 'src', '--imports', 'ts');
  expect(result).toMatchObject({ code: 0, err: '' });
  const files = Object.entries(program.texts('src'));
  expect(files.flatMap(([file, text]) => leaks(file, text))).toEqual([]);
  expect(files.filter(([, text]) => /<\/script/i.test(text)).map(([file]) => file)).toEqual([]);
  const calls = called(program);
  expect(calls).toMatchObject({ called: 6 });
  expect(calls).not.toHaveProperty('ran');
});

const samples = (evil: string) => ({
  openapi: '3.1.0',
  info: { title: `Backend */ ${evil}`, version: '1.0.0' },
  paths: {
    [`/x', y: (${evil}), z: '/{id}`]: {
      get: {
        operationId: 'readIt',
        'x-identity': ['visitor', 'owner'],
        'x-errors': [`GONE'; ${evil}; '`, `*/ ${evil}; /*`],
        'x-sunset': { date: '2027-02-01', successor: `A sentence. */ ${evil}; /* It ends.` },
        'x-elevated': { [`q */ ${evil}; /*`]: ['owner'] },
        'x-long-query': `/x', y: (${evil}), z: '/{id}/query', (${evil}), '`,
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            schema: { type: 'string', default: `a' + (${evil}) + '` },
          },
          { name: `q */ ${evil}; /*`, in: 'query', schema: { type: 'string' } },
        ],
        responses: {
          '200': {
            description: 'Done.',
            headers: { [`X */ ; ${evil}; /*`]: { description: 'A header.', schema: { type: 'string' } } },
            content: {
              'application/json': { schema: { type: 'object', properties: { a: { type: 'string' } } } },
            },
          },
        },
      },
    },
  },
});

test('a header, an error code, a successor, a restricted member, a path, a default and a second path run nothing', async () => {
  using program = new ProgramFolder({ 'backend.yaml': stringify(samples('globalThis.pwn = 1')) });
  const result = await program.generate('backend.yaml', '--out', 'src', '--imports', 'ts');
  expect(result).toMatchObject({ code: 0, err: '' });
  const files = Object.entries(program.texts('src'));
  expect(files.flatMap(([file, text]) => leaks(file, text))).toEqual([]);
  const calls = called(program);
  expect(calls).toMatchObject({ called: 1 });
  expect(calls).not.toHaveProperty('ran');
});

test('a correction of a shipped description runs nothing either', async () => {
  const evil = 'globalThis.pwn = 1';
  using program = new ProgramFolder({
    'fixes.yaml': stringify({
      overlay: '1.0.0',
      info: { title: 'Fixes', version: '1.0.0' },
      actions: [
        {
          target: "$.paths['/v1/carts/current'].get",
          update: { summary: `*/ ${evil}; /*`, 'x-errors': [`GONE'; ${evil}; '`] },
        },
        {
          target: '$.components.schemas.CartResponse.properties',
          update: {
            [`a'; ${evil}; '`]: { type: 'string', enum: [`b'; ${evil}; '`], description: `*/ ${evil}` },
          },
        },
      ],
    }),
  });
  const result = await program.generate('--overlay', 'fixes.yaml', '--out', 'src', '--imports', 'ts');
  expect(result).toMatchObject({ code: 0, err: '' });
  expect(Object.entries(program.texts('src')).flatMap(([file, text]) => leaks(file, text))).toEqual([]);
});
