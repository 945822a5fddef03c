import type { Clock } from '../engine/clock.ts';

/** A job for an instant of the sandbox's clock. */
interface Job {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly lane: string;
  readonly work: () => Promise<void>;
}

/** The longest delay of a timer. */
const LONGEST = 2_147_483_647;

/**
 * Runs jobs by the sandbox's clock: one after the other in each lane, in the order in which they are due. A real-time
 * clock is watched with a timer. Any other clock only moves by a command, and `look` must be called after it.
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

  /** Starts the jobs that are due, and sets the timer for the next. */
  const look = (): void => {
    clearTimeout(timer);
    const now = clock.now();
    const due = jobs.filter(({ at }) => at <= now);
    jobs = jobs.filter(({ at }) => at > now);
    for (const job of due.toSorted((left, right) => left.at - right.at)) start(job);
    const next = Math.min(...jobs.map(({ at }) => at));
    if (jobs.length > 0 && follows()) {
      timer = setTimeout(look, Math.min(LONGEST, Math.max(1, next - now)));
      // A pending retry does not keep the process alive.
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
    /** Drops the jobs that have not begun, of one lane or of all. */
    clear(lane?: string) {
      jobs = jobs.filter((job) => lane !== undefined && job.lane !== lane);
      if (jobs.length === 0) clearTimeout(timer);
    },
    /** Resolves when no job is running or due. */
    settled: () =>
      new Promise<void>((resolve) => {
        idle.push(resolve);
        look();
      }),
  };
};
