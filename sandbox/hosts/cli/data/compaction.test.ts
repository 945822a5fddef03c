import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createSandbox } from '../../../create-sandbox.ts';
import type { SandboxState } from '../../../records/state.ts';
import { CLIENT_ID } from '../../../testing/shopper.ts';
import { openDataFolder } from './data-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-compaction-'));
afterAll(() => rmSync(folder, { recursive: true }));

let folders = 0;
const newFolder = () => join(folder, `data-${(folders += 1)}`);

const PATIENCE = { timeout: 140_000, interval: 20 };

const snapshotOf = (data: string) =>
  JSON.parse(readFileSync(join(data, 'state.json'), 'utf8')) as { journal: number; state: SandboxState };
const visitorsIn = ({ refreshTokens }: SandboxState) => Object.keys(refreshTokens).length;

/** A copy of the folder, as a process that is killed now would leave it. */
const killed = (data: string): string => {
  const copy = newFolder();
  mkdirSync(copy);
  for (const name of readdirSync(data))
    if (name !== 'lock') writeFileSync(join(copy, name), readFileSync(join(data, name)));
  return copy;
};

/** The hash of the saved state, and the messages to the user. */
const kept = (data: string) => {
  const announced: string[] = [];
  const opened = openDataFolder(data, (text) => announced.push(text));
  opened.release();
  return { hash: opened.state && createSandbox({ state: opened.state }).hash(), announced };
};

/** Starts a sandbox that is saved in a folder. */
const start = () => {
  const data = newFolder();
  const announced: string[] = [];
  const opened = openDataFolder(data, (text) => announced.push(text));
  const sandbox = createSandbox();
  const { handle } = opened.keep(sandbox);
  opened.save();
  const post = (path: string, body: object) =>
    handle({
      method: 'POST',
      url: new URL(path, 'http://localhost:4010'),
      header: (name) => (name === 'content-type' ? 'application/json' : null),
      text: JSON.stringify(body),
    }).status;
  const visit = (more = {}) =>
    post('/oauth2/token', { clientId: CLIENT_ID, grantType: 'anonymous', ...more });
  /** Makes the journal long enough for a new snapshot. */
  const grow = () => {
    const { journal } = snapshotOf(data);
    while (!readdirSync(data).includes(`journal-${journal + 1}.jsonl`)) visit({ scope: 'x'.repeat(400_000) });
  };
  return { data, announced, opened, sandbox, post, visit, grow };
};

describe('a snapshot of a long journal', { timeout: 150_000 }, () => {
  test('is made while calls are answered: each call writes only its own line', async () => {
    const { data, announced, opened, sandbox, visit, grow } = start();
    const { journal } = snapshotOf(data);
    grow();
    const before = sandbox.hash();
    // The snapshot is made neither within the call that made the journal too long nor before the next calls.
    expect(snapshotOf(data).journal).toBe(journal);
    for (let call = 0; call < 20; call += 1) expect(visit()).toBe(200);
    expect(snapshotOf(data).journal).toBe(journal);
    const answered = visitorsIn(sandbox.state);
    await vi.waitFor(() => expect(snapshotOf(data).journal).toBe(journal + 1), PATIENCE);
    const { state } = snapshotOf(data);
    expect([createSandbox({ state }).hash(), visitorsIn(state)]).toEqual([before, answered - 20]);
    expect(readdirSync(data).toSorted()).toEqual([`journal-${journal + 1}.jsonl`, 'lock', 'state.json']);
    opened.close();
    expect(announced).toEqual([]);
  });

  test('loses nothing if the process is killed before, during or after its adoption', async () => {
    const { data, opened, sandbox, visit, grow } = start();
    const { journal } = snapshotOf(data);
    const copies: [copy: string, hash: string][] = [];
    const kill = () => copies.push([killed(data), sandbox.hash()]);
    grow();
    kill();
    visit();
    kill();
    kill();
    writeFileSync(
      join(copies.at(-1)?.[0] ?? '', `state.json.${journal + 1}.tmp`),
      '{"journal":2,"state":{"ver',
    );
    await vi.waitFor(() => expect(snapshotOf(data).journal).toBe(journal + 1), PATIENCE);
    kill();
    visit();
    kill();
    opened.close();
    for (const [copy, hash] of copies) expect(kept(copy)).toEqual({ hash, announced: [] });
  });

  test('continues several journals after a kill, and leaves one', async () => {
    const { data, opened, sandbox, visit, grow } = start();
    grow();
    visit();
    const copy = killed(data);
    const hash = sandbox.hash();
    opened.close();
    const again = openDataFolder(copy, () => undefined);
    again.keep(createSandbox(again.state && { state: again.state }));
    again.save();
    again.close();
    expect(createSandbox({ state: snapshotOf(copy).state }).hash()).toBe(hash);
    expect(readdirSync(copy)).toHaveLength(2);
  });

  test('is abandoned after a reset', async () => {
    const { data, opened, post, grow } = start();
    grow();
    expect(post('/sandbox/reset', { scenario: 'empty-site' })).toBe(200);
    const { journal } = snapshotOf(data);
    grow();
    await vi.waitFor(() => expect(snapshotOf(data).journal).toBe(journal + 1), PATIENCE);
    expect(snapshotOf(data).state.scenario).toBe('empty-site');
    opened.close();
  });

  test('is made from memory if a replay of the journal differs', async () => {
    const { data, opened, sandbox, visit, grow } = start();
    const { journal } = snapshotOf(data);
    visit();
    // A direct change, which no journal has: every later answer differs in a replay.
    sandbox.state.seed = 'another';
    grow();
    await vi.waitFor(() => expect(snapshotOf(data).journal).toBe(journal + 2), PATIENCE);
    expect(snapshotOf(data).state.seed).toBe('another');
    opened.close();
  });

  test('that fails is reported, and no call is refused for it', async () => {
    const { data, announced, opened, sandbox, visit, grow } = start();
    const { journal } = snapshotOf(data);
    // A folder with the name of the draft.
    mkdirSync(join(data, `state.json.${journal + 1}.tmp`));
    grow();
    await vi.waitFor(() => expect(announced.join()).toContain('could not be renewed'), PATIENCE);
    expect(visit()).toBe(200);
    const copy = newFolder();
    mkdirSync(copy);
    for (const name of readdirSync(data))
      if (/json/.test(name) && !name.endsWith('tmp'))
        writeFileSync(join(copy, name), readFileSync(join(data, name)));
    expect(kept(copy)).toEqual({ hash: sandbox.hash(), announced: [] });
    rmSync(join(data, `state.json.${journal + 1}.tmp`), { recursive: true });
    opened.close();
    expect(kept(data)).toEqual({ hash: sandbox.hash(), announced: [] });
  });
});
