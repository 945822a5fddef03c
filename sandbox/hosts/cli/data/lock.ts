import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { CommandProblem } from '../problem.ts';

/** How long taking over a dead owner's lock may last, in milliseconds. */
const TAKING = 5_000;

interface Owner {
  pid: number;
  /** When the process began, in the words of the system; null where it does not say. */
  started: string | null;
}

/** The kernel's word for when a process began: an id that is used again belongs to another one. */
const startOf = (pid: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program stands in brackets and may hold anything.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
};

const lives = ({ pid, started }: Owner): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // It is there, but somebody else's.
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

/** Makes a file that must not be there yet; false when it is. */
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
 * Makes a folder this process's own, and gives the way to let it go. The lock of a process that was killed is taken
 * over; throws a CommandProblem when its owner lives.
 */
export const lockFolder = (folder: string): (() => void) => {
  const file = `${folder}/lock`;
  const me = JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Owner);
  if (!make(file, me) && !takeOver(file, me)) {
    const owner = ownerOf(file);
    throw new CommandProblem(
      `The folder ${folder} is used by another sandbox${owner ? ` (process ${owner.pid})` : ''}. Stop that one, or give another folder with --data.`,
    );
  }
  return () => rmSync(file, { force: true });
};

/** One process at a time looks at a lock that was left behind, so that no two take it. */
const takeOver = (file: string, me: string): boolean => {
  const guard = `${file}.taking`;
  if (ageOf(guard) > TAKING) rmSync(guard, { force: true });
  if (!make(guard, me)) return false;
  try {
    const owner = ownerOf(file);
    // A lock without a name is one that is being written right now, or whose writer was killed doing so.
    if (owner ? lives(owner) : ageOf(file) < TAKING) return false;
    rmSync(file, { force: true });
    return make(file, me);
  } finally {
    rmSync(guard, { force: true });
  }
};

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
