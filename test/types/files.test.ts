import { globSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

test('every service shows what must and must not compile of it', () => {
  const generated = join(import.meta.dirname, '../../generated');
  const services = globSync('*/openapi.yaml', { cwd: generated }).map((file) => dirname(file));
  const shown = readdirSync(import.meta.dirname).flatMap(
    (file) => /^(.+)\.test-d\.ts$/.exec(file)?.[1] ?? [],
  );
  expect(shown.toSorted()).toEqual(services.toSorted());
});
