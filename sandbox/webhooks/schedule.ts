import type { Clock } from '../engine/clock.ts';

/** Something that is to be done at an instant of the sandbox's clock. */
interface Job {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly lane: string;
  readonly work: () => Promise<void>;
}

/** The longest time that one timer of the machine can wait. */
const LONGEST = 2_147_483_647;

/**
 * Work by the sandbox's clock: one thing after the other in each lane, in the order in which it is due. A clock that
 * follows the machine's is watched with a timer; any other moves by itself, and `look` is called after that.
 */
export const createSchedule = (clock: Clock, follows: () => boolean) => {
  const lanes = new Map<string, Promise<void>>();
  let jobs: Job[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = 0;
  let idle: (() => void)[] = [];

  const start = ({ lane, work }: Job) => {
    running += 1;
    const done = (lanes.get(lane) ?? Promise.resolve()).then(work).finally(() => {
      running -= 1;
      if (lanes.get(lane) === done) lanes.delete(lane);
      look();
    });
    lanes.set(lane, done);
  };

  /** Starts what is due, and sets the timer for what is not. */
  const look = (): void => {
    clearTimeout(timer);
    const now = clock.now();
    const due = jobs.filter(({ at }) => at <= now);
    jobs = jobs.filter(({ at }) => at > now);
    for (const job of due.toSorted((left, right) => left.at - right.at)) start(job);
    const next = Math.min(...jobs.map(({ at }) => at));
    if (jobs.length > 0 && follows()) {
      timer = setTimeout(look, Math.min(LONGEST, Math.max(1, next - now)));
      // The process may end before: nobody waits for a repeat.
      if (typeof timer === 'object') timer.unref();
    }
    if (running > 0) return;
    for (const settle of idle) settle();
    idle = [];
  };

  return {
    plan(job: Job) {
      jobs.push(job);
    },
    look,
    /** Drops what has not begun. */
    clear(lane?: string) {
      jobs = jobs.filter((job) => lane !== undefined && job.lane !== lane);
      if (jobs.length === 0) clearTimeout(timer);
    },
    /** Settles when nothing is under way or due. */
    settled: () =>
      new Promise<void>((resolve) => {
        idle.push(resolve);
        look();
      }),
  };
};
