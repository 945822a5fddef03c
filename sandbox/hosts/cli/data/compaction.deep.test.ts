import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createSandbox } from '../../../create-sandbox.ts';
import {
  kept,
  killed,
  newFolder,
  PATIENCE,
  removeFolders,
  snapshotOf,
  start,
} from '../../../testing/data-folders.ts';
import { openDataFolder } from './data-folder.ts';

afterAll(removeFolders);

describe('a snapshot of a long journal', { timeout: 150_000 }, () => {
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
    // This change bypasses the journal, so every later answer differs in a replay.
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
