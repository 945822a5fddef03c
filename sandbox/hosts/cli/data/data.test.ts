import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../../test/setup/eventually.ts';
import { createSandbox } from '../../../create-sandbox.ts';
import type { SandboxState } from '../../../records/state.ts';
import { CLIENT_ID } from '../../../testing/shopper.ts';
import { run } from '../run.ts';
import { openDataFolder } from './data-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-data-'));
afterAll(() => rmSync(folder, { recursive: true }));

let folders = 0;
const newFolder = () => join(folder, `data-${(folders += 1)}`);

/** Runs the command with a folder; `during` runs once it serves, and then the command is stopped. */
const command = async (
  data: string,
  args: readonly string[] = [],
  during: (url: string) => Promise<void> = async () => undefined,
) => {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(['sandbox', '--port', '0', '--data', data, ...args], {
    generate: async () => 0,
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    stopped: async () => during(/http:\/\/\S+/.exec(out.join(' '))?.[0] ?? ''),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
};

const addVisitor = async (url: string): Promise<string> => {
  const response = await fetch(`${url}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: CLIENT_ID, grantType: 'anonymous' }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
};

interface Snapshot {
  journal: number;
  state: Record<string, unknown> & {
    accessTokens: object;
    settings: { allowedRedirects: string[] };
  };
}

const snapshotOf = (data: string) => JSON.parse(readFileSync(join(data, 'state.json'), 'utf8')) as Snapshot;
const tokens = (data: string) => Object.keys(snapshotOf(data).state.accessTokens).length;

/** A copy of a folder while its sandbox runs, in the state after a kill of the process. */
const killed = (data: string): string => {
  const copy = newFolder();
  mkdirSync(copy);
  for (const name of readdirSync(data))
    if (name !== 'lock') writeFileSync(join(copy, name), readFileSync(join(data, name)));
  return copy;
};

describe('--data', () => {
  test('keeps the state across restarts', async () => {
    const data = newFolder();
    await command(data, ['--clock', 'frozen', '--seed', '5'], async (url) => void (await addVisitor(url)));
    expect(tokens(data)).toBe(1);
    const { out, err } = await command(data, [], async (url) => void (await addVisitor(url)));
    expect([out.includes('with seed 5'), err, tokens(data)]).toEqual([true, '', 2]);
    expect(readdirSync(data).sort()).toEqual([expect.stringMatching(/^journal-\d+\.jsonl$/), 'state.json']);
  });

  test.each(['frozen', 'stepped', 'real-time'])(
    'writes every answered change to the journal, so that a killed process with a %s clock loses none',
    async (clock) => {
      const data = newFolder();
      let hash: unknown;
      let copy = '';
      await command(data, ['--clock', clock], async (url) => {
        const token = await addVisitor(url);
        const headers = { authorization: token, 'content-type': 'application/json' };
        const post = (path: string, body: object) =>
          fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
        await post('/v1/carts/current/add-to-cart', {
          lineItems: [
            {
              quantity: 2,
              catalogReference: { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: 'nothing' },
            },
          ],
        });
        await fetch(`${url}/v1/carts/current`, { headers });
        await post('/sandbox/advance', { duration: '20m' });
        await post('/sandbox/faults', { operation: 'getCurrentCart', status: 500, times: 2 });
        await fetch(`${url}/v1/carts/current`, { headers });
        await post('/v1/redirect-session', { login: {} });
        await post('/_api/iam/recovery/v1/send-email', {
          email: 'ada@example.org',
          redirect: { url: 'http://localhost:3000/' },
        });
        copy = killed(data);
        hash = ((await (await fetch(`${url}/sandbox/hash`)).json()) as { hash: string }).hash;
      });
      const notices: string[] = [];
      const opened = openDataFolder(copy, (notice) => notices.push(notice));
      const { state } = opened;
      opened.release();
      expect(notices).toEqual([]);
      expect(state?.faults[0]?.left).toBe(1);
      // A stepped clock moves with every read, but only changes are in the journal.
      if (clock === 'stepped' && state) state.clock.offset += 1_000;
      expect(state && createSandbox({ state }).hash()).toBe(hash);
    },
  );

  test('R1: writes due effects to the journal too', async () => {
    const data = newFolder();
    const entries = () =>
      readdirSync(data)
        .filter((name) => name.startsWith('journal-'))
        .flatMap((name) => readFileSync(join(data, name), 'utf8').split('\n').filter(Boolean)).length;
    let hash: unknown;
    let copy = '';
    await command(data, [], async (url) => {
      const hashNow = async () =>
        ((await (await fetch(`${url}/sandbox/hash`)).json()) as { hash: string }).hash;
      const { clock, effects } = (await (await fetch(`${url}/sandbox/state`)).json()) as SandboxState;
      // Up to half a second before the next effect is due.
      const duration = Math.max(0, (effects[0]?.at ?? 0) - (Date.now() + clock.offset) - 500);
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ duration: `${duration}ms` });
      const before = entries();
      expect((await fetch(`${url}/sandbox/advance`, { method: 'POST', headers, body })).status).toBe(200);
      // One entry for the advanced clock, one for the effect.
      await eventually(() => expect(entries()).toBeGreaterThanOrEqual(before + 2));
      await eventually(async () => {
        const earlier = await hashNow();
        copy = killed(data);
        hash = await hashNow();
        // Another effect may become due while the folder is copied.
        expect(hash).toBe(earlier);
      });
    });
    const opened = openDataFolder(copy, () => undefined);
    opened.release();
    expect(opened.state && createSandbox({ state: opened.state }).hash()).toBe(hash);
  });

  test('writes a reset and a restored state as a snapshot', async () => {
    const data = newFolder();
    let copies: string[] = [];
    await command(data, ['--clock', 'frozen'], async (url) => {
      await addVisitor(url);
      const post = (path: string, body: object) =>
        fetch(`${url}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      const state: unknown = await (await fetch(`${url}/sandbox/state`)).json();
      await post('/sandbox/reset', { scenario: 'empty-site', seed: 9 });
      copies = [killed(data)];
      await post('/sandbox/restore', { state });
      copies.push(killed(data));
    });
    expect(copies.map((copy) => [snapshotOf(copy).state['scenario'], tokens(copy)])).toEqual([
      ['empty-site', 0],
      ['fresh-shop', 1],
    ]);
  });

  test('keeps the due effects of a call that the rate limit refused', async () => {
    const data = newFolder();
    let copy = '';
    let hash: unknown;
    await command(data, ['--clock', 'frozen', '--set', 'callsPerMinute=1'], async (url) => {
      const token = await addVisitor(url);
      const add = async () =>
        (
          await fetch(`${url}/v1/carts/current/add-to-cart`, {
            method: 'POST',
            headers: { authorization: token, 'content-type': 'application/json' },
            body: '{"lineItems":[]}',
          })
        ).status;
      expect([await add(), await add(), await add()]).toEqual([200, 429, 429]);
      copy = killed(data);
      hash = ((await (await fetch(`${url}/sandbox/hash`)).json()) as { hash: string }).hash;
    });
    const notices: string[] = [];
    const opened = openDataFolder(copy, (notice) => notices.push(notice));
    opened.release();
    expect(notices).toEqual([]);
    expect(opened.state && createSandbox({ state: opened.state }).hash()).toBe(hash);
  });

  test('replays every confirmed change, even if reads drew random numbers in between', async () => {
    const data = newFolder();
    let copy = '';
    let confirmed = 0;
    await command(data, ['--clock', 'frozen', '--fault', 'status=503 probability=0.5'], async (url) => {
      for (let call = 0; call < 12; call++) {
        await fetch(`${url}/v1/carts/current`);
        confirmed += (await addVisitor(url)) === undefined ? 0 : 1;
      }
      copy = killed(data);
    });
    expect(confirmed).toBeGreaterThan(2);
    const { err } = await command(copy);
    expect([tokens(copy), err]).toEqual([confirmed, '']);
  });

  test('ignores an incomplete last line, and reports it', async () => {
    const data = newFolder();
    let copy = '';
    await command(data, ['--clock', 'frozen'], async (url) => {
      await addVisitor(url);
      copy = killed(data);
    });
    const journal = join(copy, `journal-${snapshotOf(copy).journal}.jsonl`);
    appendFileSync(journal, '{"machine":1,"off');
    const { code, err } = await command(copy);
    expect([code, err.includes('The last line of the journal was cut off'), tokens(copy)]).toEqual([
      0,
      true,
      1,
    ]);
    expect((await command(copy)).err).toBe('');
  });

  test('reports answers that differ in a replay', async () => {
    const data = newFolder();
    let copy = '';
    await command(data, ['--clock', 'frozen'], async (url) => {
      await addVisitor(url);
      copy = killed(data);
    });
    const journal = join(copy, `journal-${snapshotOf(copy).journal}.jsonl`);
    writeFileSync(journal, readFileSync(journal, 'utf8').replace('"answer":"200 ', '"answer":"200 0'));
    const { err } = await command(copy);
    expect(err).toContain('1 of the 1 requests in the journal had other results');
  });

  test('is refused while another sandbox uses it, and free afterwards', async () => {
    const data = newFolder();
    let second = { code: 0, err: '' };
    await command(data, [], async () => {
      second = await command(data);
    });
    expect([second.code, second.err.includes(`is used by another sandbox (process ${process.pid})`)]).toEqual(
      [1, true],
    );
    expect((await command(data)).code).toBe(0);
  });

  test.each([
    ['a process that has ended', '{"pid":999999999,"started":"1"}'],
    ['a process whose id another process has now', `{"pid":${process.pid},"started":"1"}`],
  ])('is taken over from %s', async (_, lock) => {
    const data = newFolder();
    mkdirSync(data);
    writeFileSync(join(data, 'lock'), lock);
    expect((await command(data)).code).toBe(0);
  });

  test.each([
    ['invalid JSON', '{"journal":1,"state":{"ver', 'it is not JSON. Give'],
    ['other JSON', '{"name":"vitrine"}', 'it is of kind undefined, not object'],
    ['a state without parts', '{"journal":1,"state":{"version":1}}', 'seed is missing'],
  ])('with %s is refused and stays unchanged', async (_, content, words) => {
    const data = newFolder();
    mkdirSync(data);
    writeFileSync(join(data, 'state.json'), content);
    const { code, err } = await command(data);
    expect([code, err.includes(words), err.includes('--data')]).toEqual([1, true, true]);
    expect(readFileSync(join(data, 'state.json'), 'utf8')).toBe(content);
    expect(readdirSync(data)).toEqual(['state.json']);
  });

  test('with a journal that is damaged in the middle is refused', async () => {
    const data = newFolder();
    await command(data);
    writeFileSync(join(data, `journal-${snapshotOf(data).journal}.jsonl`), '{"machine":\n{}\n');
    const { code, err } = await command(data);
    expect([code, err.includes('The journal in')]).toEqual([1, true]);
  });

  test('that cannot be a folder is reported', async () => {
    const file = newFolder();
    writeFileSync(file, '');
    for (const data of [file, join(file, 'below')]) {
      const { code, err } = await command(data);
      expect([code, err.includes('cannot be written to')]).toEqual([1, true]);
    }
  });

  test('of another scenario or clock is not overwritten', async () => {
    const data = newFolder();
    await command(data);
    const other = await command(data, ['--scenario', 'empty-site', '--clock', 'frozen']);
    expect([other.code, other.err.includes('holds the scenario fresh-shop')]).toEqual([1, true]);
    expect(other.err).toContain('Leave --scenario and --clock out');
  });

  test('adopts --allow, --set, --webhook and --fault, once each', async () => {
    const data = newFolder();
    await command(data);
    const args = [
      '--allow=https://shop.example.org',
      '--set=strict=true',
      '--webhook=http://127.0.0.1:1/',
      '--fault=getProduct status=503',
    ];
    await command(data, args);
    await command(data, args);
    const { settings, receivers, faults } = snapshotOf(data).state;
    expect(settings.allowedRedirects.filter((origin) => origin === 'https://shop.example.org')).toHaveLength(
      1,
    );
    expect([settings, receivers, faults]).toMatchObject([
      { strict: true },
      [{ url: 'http://127.0.0.1:1/' }],
      [{ operation: 'getProduct', status: 503 }],
    ]);
  });
});

test('a change that cannot be written is not confirmed, and the next one includes it', () => {
  const data = newFolder();
  const reports: string[] = [];
  const opened = openDataFolder(data, (text) => reports.push(text));
  const { handle } = opened.keep(createSandbox());
  opened.save();
  const visit = () =>
    handle({
      method: 'POST',
      url: new URL('http://localhost:4010/oauth2/token'),
      header: () => null,
      text: JSON.stringify({ clientId: CLIENT_ID, grantType: 'anonymous' }),
    }).status;
  expect(visit()).toBe(200);
  // A folder without permissions would not stop root: put a file in its place.
  rmSync(data, { recursive: true });
  writeFileSync(data, '');
  const long = { method: 'POST', url: new URL('http://localhost:4010/sandbox/reset'), text: '{}' };
  const reset = {
    ...long,
    header: (name: string) => (name === 'content-type' ? 'application/json' : null),
  };
  expect(handle(reset).status).toBe(503);
  expect(visit()).toBe(503);
  expect(reports[0]).toContain('cannot be written to');
  rmSync(data);
  mkdirSync(data);
  expect(visit()).toBe(200);
  expect(tokens(data)).toBe(2);
  opened.close();
});
