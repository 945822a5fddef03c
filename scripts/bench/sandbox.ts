import { type Outcome, worst } from '../budgets/outcome.ts';
import { bytesOf, load } from './raw-client.ts';
import { bareServer, sandboxServer } from './servers.ts';
import { snapshotHold } from './snapshots.ts';
import type { UserProject } from './user-project.ts';
import type { Exchange } from './user/answers.ts';
import { compared, median, type Sample } from './user/measure.ts';

const CONNECTIONS = 16;
const MILLISECONDS = 500;
/** Share of the time above which a busy client itself limits the measured rate. */
const BUSY = 0.95;

/** Calls a second that a server answers. */
const rateOf =
  (url: string, requests: readonly Buffer[]): Sample =>
  async () => {
    const { calls, milliseconds, busy } = await load(
      url,
      requests,
      CONNECTIONS,
      (so) => so.milliseconds >= MILLISECONDS,
    );
    if (busy > BUSY) throw new Error(`The client was busy for ${busy.toFixed(2)} of the time at ${url}.`);
    return (calls * 1000) / milliseconds;
  };

/**
 * The request rate of the sandbox relative to a bare server that gets the same requests and sends the same
 * bytes.
 */
const shareOf = async (project: UserProject, url: string, exchanges: readonly Exchange[]) => {
  const requests = exchanges.map(bytesOf);
  await using bare = await bareServer(await project.write('answer.json', exchanges[0]?.answer ?? ''));
  return await compared(rateOf(bare.url, requests), { ours: rateOf(url, requests) }, 18);
};

/** Seconds until the sandbox answers its first request: the median of five starts. */
const startSeconds = async (folder: string): Promise<number> => {
  const seconds: number[] = [];
  for (let start = 0; start < 5; start += 1) {
    await using sandbox = await sandboxServer(folder);
    seconds.push(sandbox.startMs / 1000);
  }
  return median(seconds);
};

/** The sandbox, started by the command of the installed package. */
export const sandbox = async (project: UserProject): Promise<Outcome> => {
  const folder = await project.folder();
  const sandboxStart = await startSeconds(folder);
  await using server = await sandboxServer(folder);
  const { read, writes } = await project.exchangesWith(server.url, 1);
  const reads = await shareOf(project, server.url, [read]);
  const changes = await shareOf(project, server.url, writes);
  return {
    figures: {
      sandboxStart,
      sandboxReads: reads.ours,
      sandboxWrites: changes.ours,
      snapshotHold: await snapshotHold(project),
    },
    control: worst([reads.control, changes.control]),
  };
};
