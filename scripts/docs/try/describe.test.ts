import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readFields } from '../../../playground/src/try/fields.ts';
import { facts as cartsFacts } from '../../../generated/carts/facts.ts';
import { readServices } from '../operations.ts';
import { addressOf } from './address.ts';
import type { TryCall } from './call.ts';
import { tryCallOf, tryData } from './describe.ts';

const services = readServices(join(import.meta.dirname, '../../..'));
const calls = new Map(
  services.flatMap((service) =>
    service.operations.map((one) => [one.operation.id, tryCallOf(service, one)] as const),
  ),
);

const find = (id: string): TryCall => {
  const call = calls.get(id);
  if (!call) throw new Error(`There is no call ${id}`);
  return call;
};

/** Initial contents of the fields. */
const untouched = ({ inPath, inQuery, bodies }: TryCall) => ({
  path: Object.fromEntries(inPath.map(({ name, value }) => [name, value])),
  query: Object.fromEntries(inQuery.map(({ name, value }) => [name, value])),
  body: bodies[0]?.text ?? '',
});

test('every operation can be sent with the initial values of its fields, which fill each name in its path', () => {
  expect(calls.size).toBeGreaterThan(90);
  for (const call of calls.values()) {
    const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const read = readFields(call, untouched(call));
    expect(read, call.id).not.toHaveProperty('kind');
    expect(read, call.id).toHaveProperty(
      'path',
      Object.fromEntries(names.map((name) => [name, expect.any(String)])),
    );
  }
});

test('the initial identity of a call is one that may make it', () => {
  expect(find('getCurrentCart').caller).toBe('visitor');
  expect(find('createToken').caller).toBe('nobody');
  expect(find('createProduct').caller).toBe('key');
});

test('a page contains the facts that the client needs for its call, and no facts of other calls', () => {
  const { getCurrentCart } = cartsFacts.operations;
  expect(JSON.parse(JSON.stringify(find('getCurrentCart').service))).toEqual({
    service: 'carts',
    operations: { getCurrentCart },
  });
});

test('a nested query has a field for JSON', () => {
  expect(find('queryBackInStockNotificationRequests').inQuery.some(({ json }) => json)).toBe(true);
  expect(find('getCurrentCart').inQuery.some(({ json }) => json)).toBe(false);
});

describe('the address of a sandbox', () => {
  test('has no slash at its end', () => {
    expect(addressOf(' http://localhost:4010/ ')).toEqual({ address: 'http://localhost:4010' });
  });

  test.each(['localhost', 'ftp://localhost', 'https://www.wixapis.com', 'https://mara.wix.com/x'])(
    'is not %s',
    (typed) => {
      expect(addressOf(typed)).toEqual({ problem: expect.stringMatching(/sandbox/) });
    },
  );
});

test('no text of a call can end the script that holds it', () => {
  const [, ...ends] = tryData([{ ...find('getCurrentCart'), summary: '</script>' }]).split('</script>');
  expect(ends).toEqual(['']);
});
