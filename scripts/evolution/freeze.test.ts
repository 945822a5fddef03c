import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { usersOf } from './freeze.ts';

const users = usersOf(join(import.meta.dirname, '../..'));

test('the kept code of users imports published entry points, and nothing else of the project', () => {
  const outside = [...users].flatMap(([file, text]) =>
    [...text.matchAll(/from '(\.[^']+)'/g)]
      .map(([, path = '']) => posix.join(posix.dirname(file), path))
      .filter((path) => !users.has(path)),
  );
  expect(outside).toEqual([]);
});

test('the type tests of a service and the journeys are among it', () => {
  expect(users.get('test/types/carts.test-d.ts')).toContain(`from 'vitrine/carts'`);
  expect(users.has('examples/journeys/04-cart.ts')).toBe(true);
});
