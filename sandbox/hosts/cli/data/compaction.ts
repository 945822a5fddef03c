import { parentPort, Worker, workerData } from 'node:worker_threads';
import { snapshotText, writeDraft } from './files.ts';
import { readJournals, readSnapshot } from './read-kept.ts';
import { replay } from './replay.ts';

/** The task of the worker: make the snapshot that precedes the journal with a number. */
interface Work {
  readonly task: 'vitrine-compaction';
  readonly folder: string;
  readonly journal: number;
}

/** The result of the task. */
type Made =
  /** The draft is written; its size in bytes. */
  | { readonly size: number }
  /** Some requests of the journal gave other answers than before: the state in memory must be saved instead. */
  | { readonly differs: true }
  /** The draft could not be written. */
  | { readonly problem: string };

const isWork = (data: unknown): data is Work =>
  typeof data === 'object' && data !== null && 'task' in data && data.task === 'vitrine-compaction';

const make = ({ folder, journal }: Work): Made => {
  try {
    const kept = readSnapshot(snapshotText(folder) ?? '');
    // The journal of the new snapshot is still being written; the journals before it are complete.
    const { entries } = readJournals(folder, kept.journal, journal - kept.journal);
    if (replay(kept.state, entries) > 0) return { differs: true };
    return { size: writeDraft(folder, { journal, state: kept.state }) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};

// The worker below runs this file or, in the published command, the bundle that contains it.
if (isWork(workerData)) parentPort?.postMessage(make(workerData));

/**
 * Makes the draft of a snapshot in a worker from the last snapshot and the journals after it, while the sandbox
 * answers calls. The caller adopts the draft.
 * @param done Called once with the result, unless the task was abandoned before.
 * @returns A function that abandons the task.
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
  // The worker does not keep the process alive: the journals hold everything.
  worker.unref();
  return () => {
    open = false;
    void worker.terminate();
  };
};
