import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { usersOf } from './freeze.ts';

const users = usersOf(join(import.meta.dirname, '../..'));

test('the recorded user code imports published entry points only, and nothing else of the project', () => {
  const outside = [...users].flatMap(([file, text]) =>
    [...text.matchAll(/from '(\.[^']+)'/g)]
      .map(([, path = '']) => posix.join(posix.dirname(file), path))
      .filter((path) => !users.has(path)),
  );
  expect(outside).toEqual([]);
});

test('the recorded user code includes the type tests of a service and the journeys', () => {
  expect(users.get('test/types/carts.test-d.ts')).toContain(`from 'vitrine/carts'`);
  expect(users.has('examples/journeys/04-cart.ts')).toBe(true);
});
