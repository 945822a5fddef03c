import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { project } from './step.ts';
import { tests } from './tests.ts';

/** A project whose only test passes and leaves something behind. */
const leaving = async (code: string) => {
  const root = join(project, '.cache/unhandled');
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, 'src'), { recursive: true });
  symlinkSync(join(project, 'test'), join(root, 'test'));
  writeFileSync(
    join(root, 'src/one.test.ts'),
    `import { test } from 'vitest';\ntest('passes', async () => {\n${code}\nawait new Promise((resolve) => setTimeout(resolve, 20));\n});\n`,
  );
  const config = join(project, 'vitest.config.ts');
  return tests({ id: 'unhandled', name: 'unhandled' }, [
    `--root=${root}`,
    `--config=${config}`,
    '--project=unit',
    'src/one',
  ]).run();
};

test.each([
  ['nothing', '', 0],
  ['an unhandled rejection', `void Promise.reject(new Error('nobody'));`, 1],
  ['an exception outside of the test', `setTimeout(() => { throw new Error('nobody'); });`, 1],
])('a run whose test leaves %s behind counts as it should', async (_, code, failed) => {
  const outcome = await leaving(code);
  expect(outcome).toMatchObject({ passed: 1, failed });
});
