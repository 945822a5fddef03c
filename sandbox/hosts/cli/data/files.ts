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
import type { SandboxState } from '../../../records/state.ts';

/** The content of the snapshot file: a state, and the number of the journal that continues it. */
export interface Snapshot {
  readonly journal: number;
  readonly state: SandboxState;
}

const snapshotName = 'state.json';
const journalName = (number: number) => `journal-${number}.jsonl`;

/** The text of a file; undefined: it does not exist. */
const textOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/** The text of the snapshot of a folder; undefined: it does not exist. */
export const snapshotText = (folder: string): string | undefined => textOf(join(folder, snapshotName));

/**
 * The texts of the journals that continue a snapshot, from number `first` on. Several journals exist if the process was
 * killed while it made a new snapshot.
 */
export const journalTexts = (folder: string, first: number): string[] => {
  const texts: string[] = [];
  for (let number = first; ; number += 1) {
    const text = textOf(join(folder, journalName(number)));
    if (text === undefined) return texts;
    texts.push(text);
  }
};

const writeAll = (handle: number, bytes: Buffer): void => {
  for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at);
};

/** A journal, open for writing: one line for each request that changed the state after the snapshot. */
export interface Journal {
  readonly size: () => number;
  /** Writes a line. Throws if the line cannot be written; then no part of it remains. */
  append(line: string): void;
  close(): void;
}

export const openJournal = (folder: string, number: number): Journal => {
  // A file of this name belongs to a snapshot that was never finished.
  const handle = openSync(join(folder, journalName(number)), 'w', 0o600);
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

const isDraft = /^state\.json\..*tmp$/;
const draftName = (number: number) => `${snapshotName}.${number}.tmp`;

/** Writes a snapshot to a temporary name, flushes it to the disk and returns its size in bytes. */
export const writeDraft = (folder: string, snapshot: Snapshot): number => {
  const draft = join(folder, draftName(snapshot.journal));
  const bytes = Buffer.from(`${JSON.stringify(snapshot)}\n`, 'utf8');
  try {
    const handle = openSync(draft, 'w', 0o600);
    try {
      writeAll(handle, bytes);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  return bytes.length;
};

/**
 * Replaces the snapshot by the draft of this number in one step, and removes all drafts and all journals with a lower
 * number. The journal of this number must exist before the call. If the process is killed, the folder has either the
 * old snapshot with all journals, or the new snapshot.
 */
export const adoptDraft = (folder: string, number: number): void => {
  renameSync(join(folder, draftName(number)), join(folder, snapshotName));
  for (const name of readdirSync(folder)) {
    const journal = /^journal-(\d+)\.jsonl$/.exec(name)?.[1];
    if (isDraft.test(name) || (journal !== undefined && Number(journal) < number))
      rmSync(join(folder, name), { force: true });
  }
};

/** Writes a snapshot and opens the journal that continues it. */
export const writeSnapshot = (folder: string, snapshot: Snapshot): { journal: Journal; size: number } => {
  const journal = openJournal(folder, snapshot.journal);
  try {
    const size = writeDraft(folder, snapshot);
    adoptDraft(folder, snapshot.journal);
    return { journal, size };
  } catch (error) {
    journal.close();
    throw error;
  }
};
