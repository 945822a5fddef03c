import { readdirSync } from 'node:fs';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createSandbox } from '../../../create-sandbox.ts';
import type { SandboxState } from '../../../records/state.ts';
import { PATIENCE, removeFolders, snapshotOf, start } from '../../../testing/data-folders.ts';

afterAll(removeFolders);

const visitorsIn = ({ refreshTokens }: SandboxState) => Object.keys(refreshTokens).length;

// The other cases are in compaction.deep.test.ts: only a change of data/ can break them.
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
});
