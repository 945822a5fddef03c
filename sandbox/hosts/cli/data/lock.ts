import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { CommandProblem } from '../problem.ts';

/** Milliseconds after which the takeover of a lock counts as abandoned. */
const TAKING = 5_000;

interface Owner {
  pid: number;
  /** The start time of the process in the system's format; null: unknown. */
  started: string | null;
}

/** The start time of a process from the kernel. A process id can be reused; then the start times differ. */
const startOf = (pid: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name is in brackets and may contain any character.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
};

const lives = ({ pid, started }: Owner): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // The process exists and belongs to another user.
    return codeOf(error) === 'EPERM';
  }
  return started === null || started === startOf(pid);
};

const ownerOf = (file: string): Owner | undefined => {
  try {
    const { pid, started = null } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Owner>;
    return typeof pid === 'number' ? { pid, started } : undefined;
  } catch {
    return undefined;
  }
};

/** Creates a file; false: it already exists. */
const make = (file: string, text: string): boolean => {
  let handle: number;
  try {
    handle = openSync(file, 'wx', 0o600);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  writeSync(handle, text);
  closeSync(handle);
  return true;
};

const ageOf = (file: string): number => {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return 0;
  }
};

/**
 * Locks a folder for this process and returns a function that unlocks it. The lock of a killed process is taken over.
 * Throws a CommandProblem if the owner of the lock is alive.
 */
export const lockFolder = (folder: string): (() => void) => {
  const file = `${folder}/lock`;
  const me = JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Owner);
  if (!make(file, me) && !takeOver(file, me)) {
    const owner = ownerOf(file);
    throw new CommandProblem(
      `The folder ${folder} is used by another sandbox${owner ? ` (process ${owner.pid})` : ''}. Stop that sandbox, or give another folder with --data.`,
    );
  }
  return () => rmSync(file, { force: true });
};

/** Takes over an abandoned lock. A second file makes sure that only one process does. */
const takeOver = (file: string, me: string): boolean => {
  const guard = `${file}.taking`;
  if (ageOf(guard) > TAKING) rmSync(guard, { force: true });
  if (!make(guard, me)) return false;
  try {
    const owner = ownerOf(file);
    // A lock without an owner is just being written, or its writer was killed.
    if (owner ? lives(owner) : ageOf(file) < TAKING) return false;
    rmSync(file, { force: true });
    return make(file, me);
  } finally {
    rmSync(guard, { force: true });
  }
};

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
