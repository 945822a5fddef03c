import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLIENT_ID } from '../../testing/shopper.ts';
import { command } from './testing/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-rehearse-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [first, second] = [join(folder, 'first.json'), join(folder, 'second.json')];
const tokens: string[] = [];

/** A shop that adds a product to the cart and reads the cart, with the calls of one family. */
const shop = (path: string, bodyOf: (id: unknown) => object) => async (url: string) => {
  let token = '';
  const call = async (at: string, body?: object) => {
    const response = await fetch(url + at, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', authorization: token },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  token = String(
    (await call('/oauth2/token', { clientId: CLIENT_ID, grantType: 'anonymous' }))['access_token'],
  );
  tokens.push(token);
  const { products } = await call('/v1/products/query-platformized', {
    query: { filter: { slug: 'oak-board' } },
    includeVariants: true,
  });
  const [product] = products as { id: string; variants: { id: string }[] }[];
  const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
  const options = { variantId: product?.variants[0]?.id };
  await call(path, bodyOf({ appId, catalogItemId: product?.id, options }));
  await call(path.replace(/\/[\w-]+$/, ''));
};
const withFirstCart = shop('/v1/carts/current/add-to-cart', (catalogReference) => ({
  lineItems: [{ quantity: 1, catalogReference }],
}));
const withSecondCart = shop('/v2/carts/current/add-line-items', (catalogReference) => ({
  catalogItems: [{ quantity: 1, catalogReference }],
}));

beforeAll(async () => {
  const flags = ['sandbox', '--port', '0', '--clock', 'frozen', '--record'];
  await command([...flags, first], withFirstCart);
  await command([...flags, second], withSecondCart);
});

describe('vitrine rehearse', () => {
  test('fails for a program with the first cart, and names each call that ends with its successor', async () => {
    const { code, out, err } = await command(['rehearse', first]);
    expect([code, err]).toEqual([1, '2 of 4 calls change on 2027-02-01.']);
    expect(out).toBe(`Rehearsal of ${first}: 4 calls, repeated on the scenario fresh-shop.

2026-03-31, announced end of calls of ticketing: a person notices nothing.

2027-02-01, announced end of calls of carts: 2 of 4 calls change.
  call  operation         before  after               result
  3     addToCurrentCart  200     404 without a code  refused
  4     getCurrentCart    200     404 without a code  refused
  Successors:
    addToCurrentCart  addLineItemsToCurrentCart of vitrine/carts-v2
    getCurrentCart    getCurrentCartV2 of vitrine/carts-v2

refused: an error in place of the answer.

A program that changes over to the successors by itself shows it in a recording after the end:
  npx vitrine sandbox --clock frozen --start 2027-02-01T00:00:00Z --set cartsEnd=not-found --set reservationsEnd=not-found --record after.json`);
  });

  test('fails for that program after the end, too, and passes if it then changes over', async () => {
    const after = join(folder, 'after.json');
    const flags = ['--port', '0', '--clock', 'frozen', '--start', '2027-02-01T00:00:00Z', '--record', after];
    await command(['sandbox', ...flags], async (url) => {
      await withFirstCart(url);
    });
    expect((await command(['rehearse', after])).err).toBe('2 of 4 calls change on 2027-02-01.');
    await command(['sandbox', ...flags], async (url) => {
      await withFirstCart(url);
      await withSecondCart(url);
    });
    const { code, out } = await command(['rehearse', after, '--all']);
    expect(code).toBe(0);
    expect(out).toMatch(/3 +addToCurrentCart +404 without a code +404 without a code +same/);
  });

  test('passes for the same program with the second cart', async () => {
    expect(readFileSync(second, 'utf8').match(/"status": 200/g)).toHaveLength(4);
    const { code, out, err } = await command(['rehearse', second]);
    expect([code, err]).toEqual([0, '']);
    expect(out.match(/a person notices nothing\./g)).toHaveLength(2);
  });

  test('lists all calls, links to the built reference and refuses with 410 on request', async () => {
    const flags = ['--all', '--docs', 'https://docs.example.org/vitrine', '--after', 'gone'];
    const { out } = await command(['rehearse', first, ...flags]);
    expect(out).toMatch(/\n {2}1 {5}createToken {7}200 {5}200 {14}same\n/);
    expect(out).toMatch(/\n {2}4 {5}getCurrentCart {4}200 {5}410 API_REMOVED {2}refused\n/);
    expect(out).toContain(' https://docs.example.org/vitrine/operations/getCurrentCartV2.html\n');
    expect(out).toContain('\nsame: the same answer.');
  });

  test('prints no token', async () => {
    const { out, err } = await command(['rehearse', first, '--all']);
    for (const token of tokens) expect(out + err).not.toContain(token);
    expect(readFileSync(first, 'utf8')).not.toContain(tokens[0]);
  });

  test('shows the missing members of an answer that lacks data without an error', async () => {
    const recording = JSON.parse(readFileSync(first, 'utf8')) as { exchanges: object[] };
    const estimate = {
      ...recording.exchanges[3],
      operation: 'estimateCurrentCartTotals',
      method: 'POST',
      target: '/v1/carts/current/estimate-totals',
      body: {},
    };
    const file = join(folder, 'estimate.json');
    writeFileSync(
      file,
      JSON.stringify({ ...recording, exchanges: [...recording.exchanges.slice(0, 3), estimate] }),
    );
    const { out } = await command(['rehearse', file, '--fields']);
    expect(out).toContain(`
2026-10-01, announced end of fields: 1 of 4 calls changes.
  call  operation                  before  after  result
  4     estimateCurrentCartTotals  200     200    silently less
        missing: membershipOptions.eligibleMemberships, membershipOptions.invalidMemberships, membershipOptions.selectedMemberships
`);
    expect(out).not.toContain('2026-05-01');
  });

  test('names the calls that the sandbox does not answer as recorded', async () => {
    const { out } = await command(['rehearse', second, '--scenario', 'empty-site']);
    expect(out).toContain('repeated on the scenario empty-site.');
    expect(out).toContain(
      'The sandbox answers 2 of these calls with another status than the recorded one before any end, too: 3 addLineItemsToCurrentCart, 4 getCurrentCartV2.',
    );
  });
});

describe('vitrine rehearse is refused with exit code 2 and a reason', () => {
  const written = (name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const recording = (exchanges: object[]) =>
    JSON.stringify({ format: 'vitrine-recording', version: 1, startedAt: '2026-03-02T09:00:00Z', exchanges });

  test.each([
    ['without a file', [], 'vitrine rehearse takes one recording'],
    ['with a missing file', ['nothing.json'], 'The recording nothing.json cannot be read (ENOENT).'],
    ['with an empty file', [written('empty.json', '\n')], 'empty.json: The file is empty'],
    ['with a file that is not JSON', [written('cut.json', '{"format":')], 'is not JSON; it may be cut off'],
    ['with another file', [written('other.json', '{}')], 'other.json: This JSON is not a recording'],
    [
      'with a recording of another version',
      [written('newer.json', '{"format":"vitrine-recording","version":2}')],
      'The recording has another version: 2. This program reads version 1.',
    ],
    ['with a recording without calls', [written('none.json', recording([]))], 'none.json holds no calls.'],
    ['with an unknown flag', ['--here'], 'The flags are --scenario, --seed, --after, --fields'],
    [
      'with an unknown answer',
      ['a.json', '--after', 'works'],
      '--after takes not-found or gone, not "works".',
    ],
    ['with a wrong address', ['a.json', '--docs', 'docs'], '--docs takes an address such as http'],
    ['with a secret without a value', ['a.json', '--secret', 'password'], '--secret takes a placeholder'],
  ])('%s', async (_, args, reason) => {
    const { code, out, err } = await command(['rehearse', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(reason);
  });

  test('with an unknown scenario', async () => {
    const { code, err } = await command(['rehearse', first, '--scenario', 'nowhere']);
    expect([code, err.includes('Take one of these: fresh-shop')]).toEqual([2, true]);
  });
});

test('vitrine rehearse --help explains the results and the exit codes', async () => {
  const { code, out } = await command(['rehearse', '--help']);
  expect(code).toBe(0);
  for (const words of ['silently less', 'Exit code: 0', '--after <answer>']) expect(out).toContain(words);
});
