import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '../create-sandbox.ts';
import { openDataFolder } from '../hosts/cli/data/data-folder.ts';
import type { SandboxState } from '../records/state.ts';
import { CLIENT_ID } from './shopper.ts';

let folder: string | undefined;
let folders = 0;

/** The path of a data folder that does not exist yet. */
export const newFolder = (): string => {
  folder ??= mkdtempSync(join(tmpdir(), 'sandbox-compaction-'));
  return join(folder, `data-${(folders += 1)}`);
};

/** Removes all folders of a test file. */
export const removeFolders = (): void => {
  if (folder) rmSync(folder, { recursive: true });
  folder = undefined;
};

/** Limits of the wait for a snapshot. */
export const PATIENCE = { timeout: 140_000, interval: 20 };

/** The saved snapshot of a data folder. */
export const snapshotOf = (data: string) =>
  JSON.parse(readFileSync(join(data, 'state.json'), 'utf8')) as { journal: number; state: SandboxState };

/** A copy of the folder in its state after a kill of the process at this moment. */
export const killed = (data: string): string => {
  const copy = newFolder();
  mkdirSync(copy);
  for (const name of readdirSync(data))
    if (name !== 'lock') writeFileSync(join(copy, name), readFileSync(join(data, name)));
  return copy;
};

/** The hash of the saved state, and the messages to the user. */
export const kept = (data: string) => {
  const announced: string[] = [];
  const opened = openDataFolder(data, (text) => announced.push(text));
  opened.release();
  return { hash: opened.state && createSandbox({ state: opened.state }).hash(), announced };
};

/** Starts a sandbox that is saved in a folder. */
export const start = () => {
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
