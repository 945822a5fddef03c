import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { SandboxState } from '../../state.ts';

/** What the snapshot file holds: a state, and which journal goes on from it. */
export interface Snapshot {
  readonly journal: number;
  readonly state: SandboxState;
}

const snapshotName = 'state.json';
const journalName = (number: number) => `journal-${number}.jsonl`;

/** Text of a file; undefined when there is none. */
const textOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Text of the snapshot of a folder; undefined when there is none yet. */
export const snapshotText = (folder: string): string | undefined => textOf(join(folder, snapshotName));

/** Text of the journal that goes on from a snapshot. */
export const journalText = (folder: string, number: number): string =>
  textOf(join(folder, journalName(number))) ?? '';

const writeAll = (handle: number, bytes: Buffer): void => {
  for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at);
};

/** A journal that is written to. */
export interface Journal {
  readonly size: () => number;
  /** Writes a line. Throws when it cannot be written, and leaves none of it behind then. */
  append(line: string): void;
  close(): void;
}

const openJournal = (file: string): Journal => {
  // What it holds belonged to a snapshot that was never finished.
  const handle = openSync(file, 'w', 0o600);
  let size = 0;
  return {
    size: () => size,
    append(line) {
      const bytes = Buffer.from(`${line}\n`, 'utf8');
      try {
        writeAll(handle, bytes);
      } catch (error) {
        ftruncateSync(handle, size);
        throw error;
      }
      size += bytes.length;
    },
    close: () => closeSync(handle),
  };
};

/**
 * Writes a snapshot and begins the journal that goes on from it. The snapshot takes its name in one step: a process
 * that is killed leaves either the old one with its journal, or the new one with an empty journal.
 */
export const writeSnapshot = (folder: string, { journal: number, state }: Snapshot) => {
  const journal = openJournal(join(folder, journalName(number)));
  const draft = join(folder, `${snapshotName}.tmp`);
  const bytes = Buffer.from(`${JSON.stringify({ journal: number, state })}\n`, 'utf8');
  try {
    const handle = openSync(draft, 'w', 0o600);
    try {
      writeAll(handle, bytes);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(draft, join(folder, snapshotName));
  } catch (error) {
    journal.close();
    rmSync(draft, { force: true });
    throw error;
  }
  for (const name of readdirSync(folder))
    if (/^journal-\d+\.jsonl$/.test(name) && name !== journalName(number)) rmSync(join(folder, name));
  return { journal, size: bytes.length };
};
