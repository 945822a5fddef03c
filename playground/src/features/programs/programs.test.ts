import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { calls } from '../../../vite/descriptions.ts';
import type { ProgramIdentity, ProgramSite } from './client-code.ts';
import type { ProgramCall } from './program-call.ts';
import { productProgram } from './product-program.ts';
import { type HookKind, reactProgram } from './react-program.ts';
import { typescriptProgram } from './typescript-program.ts';

/** Milliseconds; a busy machine compiles slowly. */
const COMPILING = 180_000;

const project = join(import.meta.dirname, '../../../..');
const folder = mkdtempSync(join(project, 'playground/programs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const siteOf = (identities: readonly string[]): ProgramSite => ({
  identity: (identities[0] ?? 'anyone') as ProgramIdentity,
  clientId: '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11',
  ownerKey: 'sandbox-owner-api-key',
  scenario: 'fresh-shop',
  seed: '42',
});

/** Every operation with its example. */
const examples = calls().map((operation): ProgramCall & { readonly site: ProgramSite } => ({
  operation,
  inPath: Object.entries(operation.example.path).map(([name, value]) => [name, String(value)]),
  body: operation.example.body,
  params: Object.keys(operation.example.query).length > 0 ? operation.example.query : undefined,
  query: '',
  site: siteOf(operation.identities),
}));

const write = (name: string, code: string): void => writeFileSync(join(folder, name), code);

/** The programs of all operations, with generated hooks and, where there is one, with an action of the cart. */
const writePrograms = (): void => {
  mkdirSync(folder, { recursive: true });
  for (const { site, ...call } of examples) {
    const { id, service } = call.operation;
    write(`${service}.${id}.mts`, typescriptProgram(call, site));
    const kinds: readonly HookKind[] = ['mutation', 'call'];
    for (const kind of kinds) write(`${service}.${id}.${kind}.tsx`, reactProgram(call, site, kind));
  }
  const visitor = siteOf(['visitor']);
  write('product.chosen.tsx', productProgram({ slug: 'studio-tee', selection: { Size: 'M' } }, visitor));
  write('product.plain.tsx', productProgram({ slug: 'low-carafe', selection: {} }, visitor));
  const options = {
    extends: '../../tsconfig.json',
    compilerOptions: {
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      module: 'nodenext',
      moduleResolution: 'nodenext',
      jsx: 'react-jsx',
      types: ['node'],
      noEmit: true,
      skipLibCheck: true,
    },
    include: ['.'],
    exclude: [],
  };
  write('tsconfig.json', JSON.stringify(options));
};

/** The newest compiler in `npm test`, and the one before it too in `npm run test:deep`. */
const compilers = (
  [
    ['TypeScript 7', '@typescript/native/bin/tsc'],
    ['TypeScript 6', 'typescript/bin/tsc6'],
  ] as const
).slice(0, process.env['VITRINE_DEEP'] === '1' ? 2 : 1);

describe('the programs of all operations', () => {
  writePrograms();

  test.each(compilers)(
    'compile with %s',
    (_name, compiler) => {
      const { stdout } = spawnSync(
        process.execPath,
        [join(project, 'node_modules', compiler), '-p', folder],
        {
          encoding: 'utf8',
        },
      );
      expect(stdout).toBe('');
    },
    COMPILING,
  );
});
