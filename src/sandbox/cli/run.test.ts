import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command; `during` runs once it serves, and then the command is told to stop. */
const command = async (args: string[], during: (url: string) => Promise<void> = async () => undefined) => {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(args, {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    stopped: async () => during(/http:\/\/\S+/.exec(out.join(' '))?.[0] ?? ''),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
};

const addVisitor = async (url: string) => {
  await fetch(`${url}/oauth2/token`, {
    method: 'POST',
    body: JSON.stringify({ clientId: '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11', grantType: 'anonymous' }),
  });
};

describe('vitrine sandbox', () => {
  test('prints its address and one thing to try, serves, and stops', async () => {
    let status = 0;
    const { code, out, err } = await command(
      ['sandbox', '--port', '0', '--seed', 'abc', '--clock', 'frozen'],
      async (url) => {
        status = (await fetch(url)).status;
      },
    );
    expect([code, err, status]).toEqual([0, '', 200]);
    expect(out).toMatch(
      /serves the scenario fresh-shop with seed abc at http:\/\/localhost:\d+\nTry first: curl .+\n/,
    );
    expect(out).toContain('The sandbox has stopped.');
  });

  test('gives hosted pages a port of their own when asked to', async () => {
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
    [['sandbox', '--scenario', 'fresh-shoop'], 'fresh-shop, empty-site, coupon-used-up'],
    [['sandbox', '--clock', 'fast'], 'real-time, frozen, stepped'],
    [['sandbox', '--state', ''], '--state is empty'],
    [['sandbox', '--allow', 'shop.example.org'], 'https://shop.example.org'],
  ])('%j is refused in one paragraph that names what to do, with exit code 2', async (args, words) => {
    const { code, out, err } = await command(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(words);
    expect(err).not.toMatch(/\n|\bat .+:\d+/);
  });

  test('a busy port is told with a way out, and leaves no file behind', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const state = join(folder, 'busy.json');
    const { code, err } = await command(['sandbox', '--port', String(port), '--state', state]);
    other.close();
    expect(code).toBe(1);
    expect(err).toContain(`Port ${port} is taken by another program.`);
    expect(err).toContain('--port');
    expect(readdirSync(folder)).not.toContain('busy.json');
  });

  test('a host that is not of this machine is told', async () => {
    const { code, err } = await command(['sandbox', '--port', '0', '--host', '203.0.113.1']);
    expect([code, err.includes('--host')]).toEqual([1, true]);
  });
});

describe('the state file', () => {
  test('keeps the state over restarts, and is always whole', async () => {
    const state = join(folder, 'kept.json');
    const args = ['sandbox', '--port', '0', '--clock', 'frozen', '--state', state];
    await command([...args, '--seed', '5'], addVisitor);
    const tokens = () => Object.keys(JSON.parse(readFileSync(state, 'utf8')).accessTokens).length;
    expect(tokens()).toBe(1);
    const { out } = await command(args, addVisitor);
    expect(out).toContain('with seed 5');
    expect(tokens()).toBe(2);
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test.each([
    ['no JSON', '{"version":1', 'is not JSON'],
    ['something else', '{"name":"vitrine"}', 'was not written by this version'],
    ['a list', '[]', 'was not written by this version'],
    [
      'parts that are none',
      '{"version":1,"seed":"1","scenario":"fresh-shop","clock":null,"settings":{},"products":1,"carts":2,"orders":3}',
      'was not written by this version',
    ],
  ])('with %s is refused and left as it is', async (_, content, words) => {
    const state = join(folder, 'damaged.json');
    writeFileSync(state, content);
    const { code, err } = await command(['sandbox', '--port', '0', '--state', state]);
    expect([code, err.includes(words), err.includes('--state')]).toEqual([1, true, true]);
    expect(readFileSync(state, 'utf8')).toBe(content);
  });

  test('that cannot be read or written is told', async () => {
    const unreadable = await command(['sandbox', '--port', '0', '--state', folder]);
    expect([unreadable.code, unreadable.err.includes('cannot be read')]).toEqual([1, true]);
    const nowhere = await command([
      'sandbox',
      '--port',
      '0',
      '--state',
      join(folder, 'no', 'such', 'folder.json'),
    ]);
    expect([nowhere.code, nowhere.err.includes('cannot be written')]).toEqual([1, true]);
  });

  test('with a setting that was edited away is refused', async () => {
    const state = join(folder, 'edited.json');
    await command(['sandbox', '--port', '0', '--state', state]);
    const edited = readFileSync(state, 'utf8').replace('"currency":"EUR"', '"currency":"euros"');
    writeFileSync(state, edited);
    const { code, err } = await command(['sandbox', '--port', '0', '--state', state]);
    expect([code, err.includes('was not written by this version')]).toEqual([1, true]);
    expect(readFileSync(state, 'utf8')).toBe(edited);
  });

  test('takes the origins of --allow in, and says when --clock asks for another clock', async () => {
    const state = join(folder, 'allow.json');
    const args = ['sandbox', '--port', '0', '--state', state];
    await command(args);
    await command([...args, '--allow', 'https://shop.example.org']);
    const kept = () => JSON.parse(readFileSync(state, 'utf8')).settings.allowedRedirects as string[];
    expect(kept().filter((origin) => origin === 'https://shop.example.org')).toHaveLength(1);
    await command([...args, '--allow', 'https://shop.example.org']);
    expect(kept().filter((origin) => origin === 'https://shop.example.org')).toHaveLength(1);
    const { code, err } = await command([...args, '--clock', 'frozen']);
    expect([code, err.includes('Leave --clock out')]).toEqual([1, true]);
  });

  test('of another scenario is not overwritten', async () => {
    const state = join(folder, 'other.json');
    await command(['sandbox', '--port', '0', '--state', state]);
    const { code, err } = await command([
      'sandbox',
      '--port',
      '0',
      '--state',
      state,
      '--scenario',
      'empty-site',
    ]);
    expect([code, err.includes('holds the scenario fresh-shop')]).toEqual([1, true]);
  });
});
