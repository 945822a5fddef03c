import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytesOf, load } from './raw-client.ts';
import { sandboxServer } from './servers.ts';
import type { UserProject } from './user-project.ts';
import { CLIENT_ID } from './user/answers.ts';

const VISITORS = 50_000;
const SNAPSHOTS = 3;
/** Bytes of a long request: about 600 of them are as long as the snapshot. */
const LONG = 100_000;
const MOST_LONG = 3_000;
/** Time limit of a snapshot in milliseconds. */
const PATIENCE = 60_000;

/** A call that makes a visitor, with its body padded by spaces to a length. */
const visitor = (bytes = 0): Buffer =>
  bytesOf({
    method: 'POST',
    path: '/oauth2/token',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: CLIENT_ID, grantType: 'anonymous' }).padEnd(bytes),
  });

/**
 * Milliseconds of the longest read during three snapshots of a sandbox with 50,000 visitors in its data
 * folder. Long requests fill the journal until it is as long as a snapshot; then the sandbox begins another
 * journal and writes a snapshot.
 */
export const snapshotHold = async (project: UserProject): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-snapshots-'));
  const data = join(folder, 'data');
  try {
    await using server = await sandboxServer(await project.folder(), `--data=${data}`);
    await load(server.url, [visitor()], 16, ({ calls }) => calls >= VISITORS);
    const { read } = await project.exchangesWith(server.url, 1);
    const held: number[] = [];
    for (let snapshot = 0; snapshot < SNAPSHOTS; snapshot += 1) {
      await until(() => journalsIn(data).length === 1);
      held.push(await longestRead(server.url, bytesOf(read), data));
    }
    return Math.max(...held);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The journals of a folder: more than one while a snapshot is being written. */
const journalsIn = (data: string): readonly string[] =>
  readdirSync(data).filter((name) => name.startsWith('journal-'));

/** The longest read from now until the next snapshot is written. */
const longestRead = async (url: string, read: Buffer, data: string): Promise<number> => {
  const before = journalsIn(data).join();
  let ended = false;
  const write = async (): Promise<void> => {
    try {
      const { calls } = await load(
        url,
        [visitor(LONG)],
        1,
        (so) => journalsIn(data).join() !== before || so.calls >= MOST_LONG,
      );
      if (calls >= MOST_LONG)
        throw new Error(`${MOST_LONG} long requests did not make the sandbox write a snapshot.`);
      await until(() => journalsIn(data).length === 1);
    } finally {
      ended = true;
    }
  };
  const [{ longest }] = await Promise.all([load(url, [read], 1, () => ended), write()]);
  return longest;
};

/** Waits for the sandbox to finish its snapshot. */
const until = async (condition: () => boolean): Promise<void> => {
  const end = performance.now() + PATIENCE;
  while (!condition()) {
    if (performance.now() > end) throw new Error('The sandbox has not finished its snapshot.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
