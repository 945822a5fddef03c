import { failedStep, type Outcome, type Step } from './step.ts';

/** A step that has ended, with the seconds that it took. */
export interface Finished {
  readonly step: Step;
  readonly outcome: Outcome;
  readonly seconds: number;
}

/** Receives the course of a run. */
export interface Watcher {
  started(step: Step): void;
  finished(finished: Finished): void;
}

/**
 * Runs every step, independent of the results of the others. Steps begin in their order, as soon as the steps that they
 * need have ended and a processor is free. A step whose needs have failed is not run and counts as failed.
 * @param cores Processors that may be busy at the same time.
 */
export const runSteps = async (
  steps: readonly Step[],
  cores: number,
  watcher: Watcher,
): Promise<readonly Finished[]> => {
  const planned = new Set(steps.map(({ id }) => id));
  const ended = new Map<string, Finished>();
  const running = new Map<string, Promise<void>>();
  const waiting = [...steps];
  let free = cores;

  const coresOf = (step: Step): number => (step.cores === 'all' ? cores : 1);
  const needsOf = ({ needs = [] }: Step): readonly string[] => needs.filter((id) => planned.has(id));

  const outcomeOf = async (step: Step): Promise<Outcome> => {
    const failed = needsOf(step).filter((id) => (ended.get(id)?.outcome.failed ?? 0) > 0);
    return failed.length > 0
      ? failedStep(step, `Not run, because this failed before: ${failed.join(', ')}.`)
      : step.run();
  };

  const perform = async (step: Step): Promise<void> => {
    const start = performance.now();
    watcher.started(step);
    const outcome = await outcomeOf(step);
    const finished = { step, outcome, seconds: (performance.now() - start) / 1000 };
    ended.set(step.id, finished);
    running.delete(step.id);
    free += coresOf(step);
    watcher.finished(finished);
  };

  /** The next step that may begin. One that waits for processors holds back those after it, so that it gets its turn. */
  const next = (): Step | undefined => {
    const ready = waiting.find((step) => needsOf(step).every((id) => ended.has(id)));
    return ready && coresOf(ready) <= free ? ready : undefined;
  };

  while (waiting.length > 0 || running.size > 0) {
    for (let step = next(); step; step = next()) {
      waiting.splice(waiting.indexOf(step), 1);
      free -= coresOf(step);
      running.set(step.id, perform(step));
    }
    if (running.size === 0)
      throw new Error(`These steps need each other: ${waiting.map(({ id }) => id).join(', ')}.`);
    await Promise.race(running.values());
  }
  return steps.flatMap(({ id }) => ended.get(id) ?? []);
};
