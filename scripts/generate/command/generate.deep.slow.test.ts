import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { describeOwn, describeShipped, type Service } from './describe.ts';
import { readOverlay } from './overlay.ts';
import { YamlFile } from '../sources/yaml-file.ts';
import { ProgramFolder } from './testing/folder.ts';
import { formsDescription } from './testing/forms.ts';

const project = join(import.meta.dirname, '../../..');
const testing = join(import.meta.dirname, 'testing');

/** The mistakes that the compiler finds in `src/` under the strictest options that programs have. */
const compiled = (program: ProgramFolder): string[] => {
  const paths = {
    vitrine: [`${project}/src/index.ts`],
    'vitrine/generated': [`${project}/src/generated.ts`],
    'vitrine/react/generated': [`${project}/src/react/generated.ts`],
  };
  program.write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        verbatimModuleSyntax: true,
        isolatedModules: true,
        target: 'es2023',
        module: 'nodenext',
        lib: ['es2023', 'dom', 'dom.iterable'],
        types: [],
        jsx: 'react-jsx',
        noEmit: true,
        skipLibCheck: true,
        allowImportingTsExtensions: true,
        paths,
      },
      include: ['src'],
    }),
  );
  const { stdout } = spawnSync(join(project, 'node_modules/.bin/tsc'), ['-p', '.'], {
    cwd: program.root,
    encoding: 'utf8',
  });
  // The sources of the package have options of their own.
  return stdout.split('\n').filter((line) => line.startsWith('src/'));
};

/** The schemas of the success responses of each operation. */
const schemasOf = ({ operations }: Service): Record<string, string[]> =>
  Object.fromEntries(
    operations.map(({ id, responses }) => [
      id,
      Object.entries(responses).flatMap(([status, schema]) =>
        status.startsWith('2') && schema !== undefined ? [schema] : [],
      ),
    ]),
  );

/** Calls each operation once against its own mocks; what failed, by operation. */
const called = (program: ProgramFolder, folder: string, service: Service): unknown => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      join(testing, 'package-hook.ts'),
      join(testing, 'call-all.ts'),
      join(program.root, folder),
      JSON.stringify(schemasOf(service)),
    ],
    { cwd: project, encoding: 'utf8' },
  );
  return stdout === '' ? stderr : JSON.parse(stdout);
};

const museum = readFileSync(join(testing, 'museum.yaml'), 'utf8');

test.each([
  ['museum', museum, 8],
  ['forms', stringify(formsDescription()), 64],
])(
  '%s: its code compiles strictly, and each operation answers from its own mocks',
  async (name, text, count) => {
    const file = `${name}.yaml`;
    using program = new ProgramFolder({ [file]: text });
    const args = [file, '--out', `src/${name}`, '--imports', 'ts'];
    expect(await program.generate(...args)).toMatchObject({ code: 0, err: '' });
    const first = program.texts('src');
    expect(compiled(program)).toEqual([]);
    const service = await describeOwn(program.root, file, [], new Set());
    expect(called(program, `src/${name}`, service)).toEqual({ called: count, failed: {} });
    await program.generate(...args);
    expect(program.texts('src')).toEqual(first);
  },
);

const fixes = `overlay: 1.0.0
info: { title: Corrections of the cart, version: 1.0.0 }
extends: vitrine/spec/carts.yaml
actions:
  - target: $.components.schemas.CartResponse.properties
    update:
      giftNote: { type: string, maxLength: 200, description: A note on the parcel. }
  - target: $.paths['/v1/carts/current'].get['x-errors']
    update: CART_FROZEN
  - target: $.paths['/v1/carts/current'].delete
    remove: true
`;

test('the corrected cart has the corrections, compiles strictly, and answers from its own mocks', async () => {
  using program = new ProgramFolder({ 'fixes.yaml': fixes });
  const args = ['--overlay', 'fixes.yaml', '--out', 'src/platform', '--imports', 'ts'];
  const { code, out, err } = await program.generate(...args);
  expect([code, out, err]).toEqual([
    0,
    'src/platform/carts has the 8 operations of vitrine/spec/carts.yaml and fixes.yaml.',
    '',
  ]);
  const written = program.texts('src/platform/carts');
  expect(written['types.ts']).toContain('giftNote?: string;');
  expect(written['zod.ts']).toContain('giftNote: ');
  expect(written['operations.ts']).toContain("Reply<CartResponse, 'OWNED_CART_NOT_FOUND' | 'CART_FROZEN'>");
  expect(written['operations.ts']).not.toContain('deleteCurrentCart');
  expect(compiled(program)).toEqual([]);
  const overlay = readOverlay(new YamlFile(program.root, 'fixes.yaml'));
  const service = describeShipped('carts', [overlay], new Set()) as Service;
  expect(called(program, 'src/platform/carts', service)).toEqual({ called: 8, failed: {} });
});

test('corrections without "extends" apply to each shipped description that they match', async () => {
  using program = new ProgramFolder({
    'fixes.yaml': `overlay: 1.0.0
info: { title: Corrections, version: 1.0.0 }
actions:
  - target: $.paths['/v3/products/{productId}'].get
    update: { summary: Read a product }
  - target: $.paths['/v1/carts/current'].get
    update: { summary: Read the cart }
`,
  });
  const { out, err } = await program.generate(
    '--overlay',
    'fixes.yaml',
    '--out',
    'src/platform',
    '--imports',
    'ts',
  );
  expect(err).toBe('');
  expect(out).toMatch(/^src\/platform\/carts has .*\nsrc\/platform\/catalog-v3 has .*$/);
  expect(compiled(program)).toEqual([]);
});

test('a description in several files is joined, and several descriptions get a folder each', async () => {
  const response = `description: A note.\ncontent: { application/json: { schema: { $ref: note.yaml } } }\n`;
  const backend = (path: string, id: string) => `openapi: 3.1.0
info: { title: Backend, version: 1.0.0 }
paths:
  ${path}:
    get: { operationId: ${id}, responses: { '200': { $ref: parts/response.yaml } } }
`;
  using program = new ProgramFolder({
    'first.yaml': backend('/first', 'getFirst'),
    'second.yaml': backend('/second', 'getSecond'),
    'parts/response.yaml': response,
    'parts/note.yaml': 'type: object\nproperties: { text: { type: string } }\n',
  });
  const args = ['first.yaml', 'second.yaml', '--out', 'src', '--imports', 'ts'];
  expect(await program.generate(...args)).toMatchObject({ code: 0, err: '' });
  expect(Object.keys(program.texts('src')).filter((name) => name.endsWith('operations.ts'))).toEqual([
    'first/operations.ts',
    'second/operations.ts',
  ]);
  expect(compiled(program)).toEqual([]);

  program.write('parts/note.yaml', 'type: object\nproperties: { text: { typ: string } }\n');
  expect((await program.generate(...args)).err).toMatch(
    /^Nothing was written\. parts\/note\.yaml:2: "typ" is not a keyword/,
  );
});
