import { rmSync } from 'node:fs';
import type { Platform } from '../../../control/sandbox.ts';
import type { SandboxState } from '../../../records/state.ts';
import { json, type SandboxRequest, type SandboxResponse } from '../../../engine/wire.ts';
import { CommandProblem } from '../problem.ts';
import { compact } from './compaction.ts';
import { answerDigest, type Entry, watched } from './journal-entry.ts';
import { adoptDraft, type Journal, openJournal, snapshotText, writeSnapshot } from './files.ts';
import { lockFolder } from './lock.ts';
import { makeFolders } from './make-folders.ts';
import { type KeptJournals, readJournals, readSnapshot } from './read-kept.ts';
import { replay } from './replay.ts';

/** The size in bytes above which a journal is replaced by a new snapshot. */
const SHORT = 1_000_000;

/** A folder that saves a sandbox across restarts. */
export interface DataFolder {
  /** The saved state; undefined: the folder is new. */
  readonly state: SandboxState | undefined;
  /** Begins to save a sandbox: each change is written before its request is answered. */
  keep(sandbox: Platform): { handle: Platform['handle'] };
  /** Writes a snapshot, for changes that did not come from requests. */
  save(): void;
  /** Writes all pending data and unlocks the folder. */
  close(): void;
  /** Unlocks the folder without writing. */
  release(): void;
}

/** Calls that replace the whole state: a snapshot is shorter than their journal entry. */
const wholesale = /^\/sandbox\/(reset|restore)\/?$/;

/**
 * Opens the folder of `--data`. Throws a CommandProblem if another process uses it, or if it cannot be read or
 * written.
 * @param report Called with a sentence that the user should read.
 */
export const openDataFolder = (folder: string, report: (text: string) => void): DataFolder => {
  const isNew = makeFolder(folder);
  const unlock = lock(folder);
  const release = () => {
    unlock();
    // Remove a folder that was created but never used.
    if (isNew && snapshotText(folder) === undefined) rmSync(folder, { recursive: true, force: true });
  };
  try {
    const kept = readFolder(folder, report);
    return folderOf(folder, kept, report, release);
  } catch (error) {
    release();
    throw error;
  }
};

const lock = (folder: string) => {
  try {
    return lockFolder(folder);
  } catch (error) {
    throw error instanceof CommandProblem ? error : unwritable(folder, error);
  }
};

const makeFolder = (folder: string): boolean => {
  try {
    return makeFolders(folder, 0o700);
  } catch (error) {
    throw unwritable(folder, error);
  }
};

const snapshotIn = (folder: string): string | undefined => {
  try {
    return snapshotText(folder);
  } catch (error) {
    throw new CommandProblem(
      `The data in ${folder} cannot be read (${reason(error)}). Give another folder with --data.`,
    );
  }
};

const readFolder = (
  folder: string,
  report: (text: string) => void,
): { journal: number; state: SandboxState | undefined } => {
  const text = snapshotIn(folder);
  if (text === undefined) return { journal: 0, state: undefined };
  const advice = `Give another folder with --data, or empty ${folder} to start from the scenario again.`;
  let snapshot: ReturnType<typeof readSnapshot>;
  let journals: KeptJournals;
  try {
    snapshot = readSnapshot(text);
  } catch (error) {
    const what =
      error instanceof SyntaxError ? 'it is not JSON' : (error as Error).message.replace(/\.$/, '');
    throw new CommandProblem(`The file state.json in ${folder} cannot be used: ${what}. ${advice}`);
  }
  try {
    journals = readJournals(folder, snapshot.journal);
    if (journals.torn)
      report('The last line of the journal was cut off and is left out: its request was never answered.');
  } catch {
    throw new CommandProblem(`The journal in ${folder} is damaged. ${advice}`);
  }
  const { state } = snapshot;
  const { entries, last } = journals;
  const different = replay(state, entries);
  if (different > 0)
    report(
      `${different} of the ${entries.length} requests in the journal had other results than before: it was written by another version of the sandbox.`,
    );
  return { journal: last, state };
};

/** The open journal, and the size of the last snapshot in bytes. */
interface Current {
  readonly journal: Journal;
  readonly size: number;
}

/**
 * Saves a sandbox in a folder. This is one function because all steps share the open journal and its number: a change is
 * appended to the journal, a long journal is replaced by a snapshot from a worker, and a failed write closes the journal
 * until a whole snapshot succeeds.
 */
const folderOf = (
  folder: string,
  kept: { journal: number; state: SandboxState | undefined },
  report: (text: string) => void,
  release: () => void,
): DataFolder => {
  let number = kept.journal;
  let current: Current | undefined;
  let savedSandbox: Platform | undefined;
  let changed = false;
  /** Abandons the snapshot that a worker is making; undefined: there is none. */
  let abandon: (() => void) | undefined;

  const save = () => {
    abandon?.();
    abandon = undefined;
    if (!savedSandbox) return;
    try {
      const next = writeSnapshot(folder, { journal: number + 1, state: savedSandbox.state });
      current?.journal.close();
      current = next;
      number += 1;
    } catch (error) {
      throw unwritable(folder, error);
    }
  };

  /** Opens the next journal, and lets a worker make the snapshot that precedes it. */
  const renew = ({ journal, size }: Current) => {
    const next = number + 1;
    // A failure loses no data: the journals contain the changes that the snapshot lacks, and the next
    // snapshot is tried later.
    const tried = (work: () => void) => {
      try {
        work();
      } catch (error) {
        report(`The snapshot in ${folder} could not be renewed (${messageOf(error)}).`);
      }
    };
    tried(() => {
      current = { journal: openJournal(folder, next), size };
      number = next;
      journal.close();
      abandon = compact(folder, next, (made) => {
        abandon = undefined;
        tried(() => {
          if ('problem' in made) throw new Error(made.problem);
          if ('differs' in made) return save();
          adoptDraft(folder, next);
          if (current) current = { ...current, size: made.size };
        });
      });
    });
  };

  const write = (entry: Entry) => {
    if (!current || wholesale.test(new URL(entry.url).pathname)) return save();
    current.journal.append(JSON.stringify(entry));
    if (!abandon && current.journal.size() > Math.max(SHORT, current.size)) renew(current);
  };

  const handle = (sandbox: Platform, given: SandboxRequest): SandboxResponse => {
    const state = sandbox.state;
    const machine = Date.now();
    const { offset } = state.clock;
    const { counter } = state;
    const faults = state.faults.length > 0 && { faults: structuredClone(state.faults) };
    const { request, headers } = watched(given);
    changed = false;
    const answer = sandbox.handle(request, { machine });
    const after = sandbox.state;
    if (!changed && after.counter === counter && after.clock.offset === offset) return answer;
    try {
      write({
        machine,
        offset,
        counter,
        ...faults,
        ...(answer.limited ? onlyTime(given) : about(given, headers, answer)),
      });
      return answer;
    } catch (error) {
      // The state is ahead of the folder: the next change writes the whole state, or fails as well.
      current?.journal.close();
      current = undefined;
      report(messageOf(error));
      return json(503, { message: 'The sandbox could not store this change', details: {} });
    }
  };

  const letGo = () => {
    abandon?.();
    abandon = undefined;
    current?.journal.close();
    current = undefined;
    release();
  };

  return {
    state: kept.state,
    keep(sandbox) {
      savedSandbox = sandbox;
      sandbox.subscribe(() => (changed = true));
      return { handle: (request) => handle(sandbox, request) };
    },
    save,
    close() {
      try {
        save();
      } finally {
        letGo();
      }
    },
    release: letGo,
  };
};

type About = Omit<Entry, 'machine' | 'offset' | 'counter' | 'faults'>;

const about = (
  { method, url, text }: SandboxRequest,
  headers: Entry['headers'],
  answer: SandboxResponse,
): About => ({ method, url: url.href, headers, text, answer: answerDigest(answer) });

/** A call that the rate limit refused changed nothing itself, but due effects may have run. */
const onlyTime = ({ url }: SandboxRequest): About => ({
  method: 'GET',
  url: `${url.origin}/sandbox/notifications`,
  headers: {},
  text: '',
  answer: null,
});

const unwritable = (folder: string, error: unknown): CommandProblem =>
  error instanceof CommandProblem
    ? error
    : new CommandProblem(
        `The folder ${folder} cannot be written to (${reason(error)}). Give another one with --data.`,
      );

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const reason = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
