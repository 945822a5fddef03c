import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** Processes that keep all processors busy. */
export interface Busy {
  readonly pids: readonly (number | undefined)[];
  /** Resolves when the processes have ended. */
  readonly stop: () => Promise<void>;
}

/**
 * Keeps the processors of this machine busy, at least two of them, and resolves when they are. The busy
 * processes end with this process, also if it is killed: each ends when its channel closes.
 */
export const keepBusy = async (count = Math.max(2, availableParallelism())): Promise<Busy> => {
  const children = Array.from({ length: count }, () =>
    fork(join(import.meta.dirname, 'spin.ts'), {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  );
  await Promise.all(children.map((child) => once(child, 'message')));
  return {
    pids: children.map(({ pid }) => pid),
    stop: async () => {
      const ends = children.map((child) => once(child, 'exit'));
      for (const child of children) child.kill('SIGKILL');
      await Promise.all(ends);
    },
  };
};
