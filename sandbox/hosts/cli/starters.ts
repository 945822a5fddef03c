import { readFileSync } from 'node:fs';

/** Milliseconds between two checks of the processes. */
const EVERY = 250;

interface Relation {
  readonly parent: number;
  readonly group: number;
}

/** The parent and the process group of a process; undefined: the system has no /proc, or the process does not exist. */
const relationOf = (pid: number): Relation | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name is in brackets and may contain spaces and brackets.
    const [, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(parent), group: Number(group) };
  } catch {
    return undefined;
  }
};

/** The parent, then its ancestors as long as they are in the process group of this process. */
const startersOf = (parent: number): number[] => {
  const group = relationOf(process.pid)?.group;
  const starters = [parent];
  for (let above = relationOf(parent)?.parent; above; above = relationOf(above)?.parent) {
    if (relationOf(above)?.group !== group) break;
    starters.push(above);
  }
  return starters;
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is alive, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/**
 * Whether each starter is still the parent of the process below it. Windows keeps the id of a parent that has ended.
 */
const areAlive = (starters: readonly number[]): boolean =>
  starters.every((starter, index) => {
    const child = starters[index - 1];
    return child === undefined
      ? process.ppid === starter && isAlive(starter)
      : relationOf(child)?.parent === starter;
  });

/**
 * Calls back once when one of the processes that started this one has ended: its parent or, on Linux, an ancestor in
 * the same process group. npm and its shell do not pass on every signal, and a killed process passes on none. Returns
 * a function that ends the watch. The watch does not keep the process alive.
 */
export const onStarterEnd = (ended: () => void): (() => void) => {
  const starters = startersOf(process.ppid);
  const timer = setInterval(() => {
    if (areAlive(starters)) return;
    clearInterval(timer);
    ended();
  }, EVERY);
  timer.unref();
  return () => clearInterval(timer);
};
