import { parentPort, Worker, workerData } from 'node:worker_threads';
import { snapshotText, writeDraft } from './files.ts';
import { readJournals, readSnapshot } from './read-kept.ts';
import { replay } from './replay.ts';

/** Makes the snapshot that the journal of a number goes on from. */
interface Work {
  readonly task: 'vitrine-compaction';
  readonly folder: string;
  readonly journal: number;
}

/** What came of it. */
type Made =
  /** The draft is on the disk; its size in bytes. */
  | { readonly size: number }
  /** Some requests came out differently than they were answered: the state in memory is the one to keep. */
  | { readonly differs: true }
  /** The draft could not be made. */
  | { readonly problem: string };

const isWork = (data: unknown): data is Work =>
  typeof data === 'object' && data !== null && 'task' in data && data.task === 'vitrine-compaction';

const make = ({ folder, journal }: Work): Made => {
  try {
    const kept = readSnapshot(snapshotText(folder) ?? '');
    // The journal of the new snapshot is being written to; those before it are complete.
    const { entries } = readJournals(folder, kept.journal, journal - kept.journal);
    if (replay(kept.state, entries) > 0) return { differs: true };
    return { size: writeDraft(folder, { journal, state: kept.state }) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};

// The worker below runs this file or, in the published command, the bundle that holds it.
if (isWork(workerData)) parentPort?.postMessage(make(workerData));

/**
 * Makes a snapshot in a worker, out of the last snapshot and the journals after it, while the sandbox answers calls. The
 * draft is left to be adopted.
 * @param done Called once with what came of it, unless it was abandoned before.
 * @returns The way to abandon it.
 */
export const compact = (folder: string, journal: number, done: (made: Made) => void): (() => void) => {
  const work: Work = { task: 'vitrine-compaction', folder, journal };
  const worker = new Worker(new URL(import.meta.url), { workerData: work });
  let open = true;
  const end = (made: Made) => {
    if (!open) return;
    open = false;
    done(made);
  };
  worker.once('message', end);
  worker.once('error', (error) => end({ problem: String(error) }));
  // The process may end before it: the journals hold everything.
  worker.unref();
  return () => {
    open = false;
    void worker.terminate();
  };
};
