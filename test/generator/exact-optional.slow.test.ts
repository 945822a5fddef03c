import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { project, run } from '../../scripts/steps/step.ts';

const folder = join(project, '.cache/exact-optional');
const { exports } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
  exports: Record<string, string | { types: string }>;
};
const typesOf = Object.entries(exports).flatMap(([entry, target]) =>
  typeof target === 'string' ? [] : [[`vitrine${entry.slice(1)}`, [target.types]] as const],
);

test('the programs of the guides compile under exactOptionalPropertyTypes', async () => {
  const emit = ['-p', 'tsconfig.build.json', '--emitDeclarationOnly', '--noCheck'];
  expect(await run('tsc', [...emit, '--outDir', join(folder, 'dist')])).toMatchObject({ code: 0 });
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    types: ['node'],
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    paths: Object.fromEntries(typesOf),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['../../examples/guides'] }),
  );
  expect((await run('tsc', ['-p', folder])).output).toBe('');
});
