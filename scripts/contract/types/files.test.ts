import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('every service shows what must and must not compile of it', () => {
  const generated = readdirSync(join(import.meta.dirname, '../../../generated'), { withFileTypes: true });
  const services = generated.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const shown = readdirSync(import.meta.dirname).flatMap(
    (file) => /^(.+)\.test-d\.ts$/.exec(file)?.[1] ?? [],
  );
  expect(shown.toSorted()).toEqual(services.toSorted());
});
