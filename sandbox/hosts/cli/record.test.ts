import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { command } from './testing/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-record-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'session.json');

let token = '';
const post = async (url: string, path: string, body: object) => {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
};

const visit = async (url: string) => {
  token = '';
  const tokens = await post(url, '/oauth2/token', {
    clientId: '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11',
    grantType: 'anonymous',
  });
  token = String(tokens['access_token']);
  await post(url, '/v1/products/query-platformized', { query: { paging: { limit: 20 } } });
  await fetch(`${url}/sandbox/hash`);
};

const record = () => command(['sandbox', '--port', '0', '--clock', 'frozen', '--record', file], visit);

describe('vitrine sandbox --record', () => {
  test('writes the calls of the platform without tokens when it stops, and reports it', async () => {
    const { code, err } = await record();
    expect([code, err]).toEqual([0, `Recorded 2 calls in ${file}.`]);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('queryProducts');
    expect(text).not.toContain(token);
  });

  test('refuses a file that cannot be written, before it serves', async () => {
    const { code, err } = await command(['sandbox', '--port', '0', '--record', join(folder, 'no/such.json')]);
    expect(code).toBe(1);
    expect(err).toMatch(
      /^The recording cannot be written to .+ \(ENOENT\)\. Give another file with --record\.$/,
    );
  });
});

describe('vitrine sandbox --from', () => {
  test('begins a folder of --data, and is refused if the folder has a site', async () => {
    await record();
    const flags = ['sandbox', '--port', '0', '--clock', 'frozen', '--data', join(folder, 'kept')];
    expect((await command([...flags, '--from', file])).code).toBe(0);
    const { code, out, err } = await command([...flags, '--from', file]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/has a site already, so .+ would be ignored\. Leave --from out to continue/);
    expect((await command(flags)).code).toBe(0);
  });

  test('serves the recorded site', async () => {
    await record();
    const names: unknown[] = [];
    const { code, out } = await command(['sandbox', '--port', '0', '--from', file], async (url) => {
      const answer = (await (await fetch(`${url}/sandbox/state`)).json()) as { products: { name: string }[] };
      names.push(...answer.products.map(({ name }) => name));
    });
    expect(code).toBe(0);
    expect(out).toContain(`serves the site of the recording ${file} with seed 42 at`);
    expect(out).toContain('It holds products: 20, ');
    expect(names).toHaveLength(20);
  });

  test('excludes a scenario', async () => {
    const { code, err } = await command(['sandbox', '--from', file, '--scenario', 'sold-out']);
    expect([code, err]).toEqual([
      2,
      '--from and --scenario both set the initial state of the site. Give one of them.',
    ]);
  });
});

describe('vitrine replay', () => {
  test('gets the same answers from a sandbox like the recorded one', async () => {
    await record();
    expect(await command(['replay', file])).toEqual({
      code: 0,
      err: '',
      out: 'All 2 answers equal the recording.',
    });
  });

  test('reports the differences from another site, also from a running one', async () => {
    await record();
    const { code, err, out } = await command(['replay', file, '--scenario', 'sold-out']);
    expect([code, err]).toEqual([1, '1 of 2 answers differ from the recording.']);
    expect(out).toContain('queryProducts /v1/products/query-platformized');
    expect(out).toMatch(/products\[\d+\]\.stock\.\w+: .+ was recorded, .+ was answered/);
    let against: Awaited<ReturnType<typeof command>> | undefined;
    await command(['sandbox', '--port', '0', '--clock', 'frozen'], async (url) => {
      against = await command(['replay', file, '--to', url]);
    });
    expect(against?.out).toBe('All 2 answers equal the recording.');
  });

  test.each([
    [[], 'vitrine replay takes one recording'],
    [['nothing.json'], 'The recording nothing.json cannot be read (ENOENT).'],
    [['a', '--to', 'here'], 'cannot be read'],
    [['--here'], 'The flags are --to, --scenario, --seed, --secret, --help.'],
  ])('%j is refused with a reason', async (args, reason) => {
    const { code, err } = await command(['replay', ...args]);
    expect(code).toBeGreaterThan(0);
    expect(err).toContain(reason);
  });

  test('refuses a file that is not a recording, and names it', async () => {
    const other = join(folder, 'other.json');
    writeFileSync(other, '{"log":{}}');
    expect((await command(['replay', other])).err).toContain('is not a recording');
  });

  test('has a help text', async () => {
    expect((await command(['replay', '--help'])).out).toContain('--secret');
  });
});
