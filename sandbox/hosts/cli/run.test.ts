import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { defaultSettings } from '../../engine/settings.ts';
import { settingsAbout } from './settings-about.ts';
import { command } from './testing/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

const addVisitor = async (url: string) => {
  await fetch(`${url}/oauth2/token`, {
    method: 'POST',
    body: JSON.stringify({ clientId: '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11', grantType: 'anonymous' }),
  });
};

describe('vitrine sandbox', () => {
  test('prints its address and a first request, serves, and stops', async () => {
    let status = 0;
    const { code, out, err } = await command(
      ['sandbox', '--port', '0', '--seed', 'abc', '--clock', 'frozen'],
      async (url) => {
        status = (await fetch(url)).status;
      },
    );
    expect([code, err, status]).toEqual([0, '', 200]);
    expect(out).toMatch(
      /serves the scenario fresh-shop with seed abc at http:\/\/localhost:\d+\nIt holds products: 36, .+, members: \d+\nTry first: curl .+\n/,
    );
    expect(out).toMatch(
      /mails are at http:\/\/localhost:\d+\/platform\/mails; .+ at http:\/\/localhost:\d+\/sandbox\n/,
    );
    expect(out).toContain('The sandbox has stopped.');
  });

  test('R52: prints the app id of a cart line that was left out', async () => {
    const { err } = await command(['sandbox', '--port', '0'], async (url) => {
      const post = async (path: string, body: object, token = '') =>
        (await (
          await fetch(url + path, {
            method: 'POST',
            headers: { authorization: token },
            body: JSON.stringify(body),
          })
        ).json()) as Record<string, string>;
      const clientId = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';
      const { access_token } = await post('/oauth2/token', { clientId, grantType: 'anonymous' });
      const catalogReference = { appId: 'stores', catalogItemId: 'a' };
      await post(
        '/v1/carts/current/add-to-cart',
        { lineItems: [{ quantity: 1, catalogReference }] },
        access_token,
      );
    });
    expect(err).toContain('addToCurrentCart: left lineItems[0] out: the site has no app "stores"');
  });

  test('gives hosted pages a separate port on request', async () => {
    let page = 0;
    const { out } = await command(['sandbox', '--port', '0', '--pages-port', '0'], async (url) => {
      await addVisitor(url);
      page = (await fetch(`${url}/platform/checkout/nothing`)).status;
    });
    expect(out).toMatch(/hosted pages are at http:\/\/localhost:\d+\nIts login page knows ada@example\.org/);
    expect(page).toBe(404);
  });

  test.each([[[]], [['--help']], [['help']], [['sandbox', '--help']]])('%j prints help', async (args) => {
    const { code, out, err } = await command(args);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Usage: vitrine');
  });

  test.each([
    [['sandbx'], 'vitrine sandbox'],
    [['sandbox', '--prot', '1'], '--port'],
    [['sandbox', 'extra'], 'The flags are'],
    [['sandbox', '--port'], '--port'],
    [['sandbox', '--port', 'many'], '0 to 65535'],
    [['sandbox', '--port', '70000'], '0 to 65535'],
    [['sandbox', '--port=-1'], '0 to 65535'],
    [['sandbox', '--pages-port', 'x'], '--pages-port takes'],
    [['sandbox', '--port', '4999', '--pages-port', '04999'], '--port and --pages-port are both 4999.'],
    [['sandbox', '--pages-port', '4010'], 'leave --pages-port out'],
    [['sandbox', '--scenario', 'fresh-shoop'], 'fresh-shop, empty-site, coupon-used-up'],
    [['sandbox', '--clock', 'fast'], 'real-time, frozen, stepped'],
    [['sandbox', '--data', ''], '--data is empty'],
    [['sandbox', '--start', '2026-06-01T18:00:00Z'], '--start needs --clock frozen'],
    [['sandbox', '--clock', 'frozen', '--start', 'noon'], '--start takes an instant'],
    [['sandbox', '--set', 'currency'], '--set takes a name and a value'],
    [['sandbox', '--set', 'currency=euros'], '--set: currency must match'],
    [['sandbox', '--set', 'nope=1'], '--set: nope is not known. The settings are: '],
    [['sandbox', '--webhook', 'localhost'], '--webhook: "localhost" is not an address'],
    [['sandbox', '--fault', 'getCart hang'], '--fault: There is no operation "getCart"'],
    [['sandbox', '--allow', 'shop.example.org'], 'https://shop.example.org'],
  ])('%j is refused in one paragraph with a solution and exit code 2', async (args, words) => {
    const { code, out, err } = await command(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(words);
    expect(err).not.toMatch(/\n|\bat .+:\d+/);
  });

  test('a busy port is reported with a solution, and leaves nothing behind', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const data = join(folder, 'busy');
    const { code, err } = await command(['sandbox', '--port', String(port), '--data', data]);
    other.close();
    expect(code).toBe(1);
    expect(err).toContain(`Port ${port} is taken by another program.`);
    expect(err).toContain('--port');
    expect(readdirSync(folder)).not.toContain('busy');
  });

  test('a host of another machine is reported', async () => {
    const { code, err } = await command(['sandbox', '--port', '0', '--host', '203.0.113.1']);
    expect([code, err.includes('--host')]).toEqual([1, true]);
  });
});

test('starts with the port, host, seed and further settings of the flags', async () => {
  const args = ['sandbox', '--port', '0', '--clock', 'frozen', '--start', '2026-06-01T18:00:00Z'];
  let answers: unknown[] = [];
  const { out } = await command(
    [
      ...args,
      '--set=currency=USD',
      '--set=strict=true',
      '--webhook=http://127.0.0.1:1/hook',
      '--fault=createToken status=503 times=1',
    ],
    async (url) => {
      const read = async (path: string) => (await fetch(`${url}${path}`)).json();
      const { settings } = (await read('/sandbox/state')) as { settings: Record<string, unknown> };
      const first = await fetch(`${url}/oauth2/token`, { method: 'POST', body: '{}' });
      answers = [settings['currency'], settings['strict'], first.status, first.headers.get('date')];
    },
  );
  expect(answers).toEqual(['USD', true, 503, 'Mon, 01 Jun 2026 18:00:00 GMT']);
  expect(out).toMatch(
    /It posts its notifications to http:\/\/127\.0\.0\.1:1\/hook\nVerify them with this public key: LS0t\S+\n/,
  );
});

describe('--log', () => {
  const visit = async (url: string) => {
    await addVisitor(url);
    await fetch(`${url}/oauth2/token?code=secret-canary`, { method: 'POST', body: '{"secret":"canary"}' });
    await fetch(`${url}/ecom-cart/v1/carts/current`, { headers: { authorization: 'token-canary' } });
    await fetch(`${url}/nowhere`);
    await fetch(`${url}/platform/mails`);
  };
  const args = ['sandbox', '--port', '0', '--clock', 'frozen'];

  test('prints a line for each request, with its operation and the code of a refusal', async () => {
    const { out } = await command([...args, '--log'], visit);
    const at = '2026-03-02T09:00:00.000Z';
    expect(out.split('\n').filter((line) => line.startsWith(at))).toEqual([
      `${at} 200 POST /oauth2/token createToken`,
      `${at} 400 POST /oauth2/token createToken invalid_request`,
      `${at} 401 GET /ecom-cart/v1/carts/current getCurrentCart UNAUTHENTICATED`,
      `${at} 404 GET /nowhere OPERATION_NOT_FOUND`,
      `${at} 200 GET /platform/mails`,
    ]);
    expect(out).not.toContain('canary');
  });

  test('shows a connection that a fault ends', async () => {
    const { out } = await command([...args, '--log', '--fault=createToken reset'], async (url) => {
      await addVisitor(url).catch(() => undefined);
    });
    expect(out).toMatch(/Z reset POST \/oauth2\/token createToken\n/);
  });

  test('is off by default', async () => {
    expect((await command(args, visit)).out).not.toContain('/oauth2/token createToken');
  });
});

describe('sandbox --help', () => {
  test('lists every setting with its values, its default and its meaning', async () => {
    const { out } = await command(['sandbox', '--help']);
    for (const name of Object.keys(defaultSettings))
      expect(out).toMatch(new RegExp(`^  ${name}: .+ \\(.+\\)\n      [A-Z].+\\.$`, 'm'));
    expect(out).toContain(
      'callsPerMinute: a number or null (null)\n      Calls per minute and identity before they are refused;',
    );
    expect(out).toContain('cartOnSignIn: merge or keep-visitor or keep-member (merge)\n');
  });

  test('has the comment of the type as the meaning of a setting', () => {
    const source = readFileSync(new URL('../../records/settings.ts', import.meta.url), 'utf8');
    const comments = source.matchAll(/\/\*\* (.+) \*\/\n {2}(\w+): .+;/g);
    const said = Object.fromEntries([...comments].map(([, comment, name]) => [name, comment]));
    for (const [name, about] of Object.entries(settingsAbout))
      expect(said[name]?.replace(/ \(R[\dR, ]+\)/, '').replace(/ Default .+/, '')).toBe(about);
  });
});
