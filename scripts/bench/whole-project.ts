import { join } from 'node:path';
import type { Outcome } from '../budgets/outcome.ts';
import { project } from '../steps/step.ts';
import { typeCheck } from '../steps/type-check.ts';
import { compiler, secondsOf } from './processes.ts';
import type { Sample } from './user/measure.ts';

/** The shortest of three runs in seconds, because other work of the machine only adds time. */
const shortestOf = async (sample: Sample): Promise<number> =>
  Math.min(await sample(), await sample(), await sample());

/**
 * Seconds to generate everything, and to check the types of the whole project. The control is a second check
 * relative to the first.
 */
export const wholeProject = async (): Promise<Outcome> => {
  const types = secondsOf([compiler, ...typeCheck]);
  const check = await shortestOf(types);
  const generate = await shortestOf(secondsOf([join(project, 'scripts/generate/main.ts')]));
  return { figures: { generate, check }, control: (await shortestOf(types)) / check };
};
