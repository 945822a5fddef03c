import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { project } from '../../scripts/steps/step.ts';
import type { Mutant } from './mutant.ts';
import { mutatedFile } from './mutated.ts';
import { titlePattern } from './titles.ts';

/** Result of a rule's tests while the rule was off. */
export interface Verdict {
  readonly mutant: Mutant;
  /** How many tests ran, and how many of them failed: at least one must. */
  readonly ran: number;
  readonly failed: number;
}

/** Turns the rules off one after the other and runs the tests that carry their names. Nothing is written. */
export const turnOff = async (
  mutants: readonly Mutant[],
  tell: (verdict: Verdict) => void,
): Promise<Verdict[]> => {
  let current: Mutant | undefined;
  const vitest = await createVitest(
    'test',
    {
      root: project,
      config: false,
      watch: false,
      fsModuleCache: false,
      reporters: [{}],
      testTimeout: 60_000,
      include: ['src/**/*.test.ts'],
    },
    { plugins: [mutatedFile(() => current)] },
  );
  const verdicts: Verdict[] = [];
  try {
    await vitest.standalone();
    const [part] = vitest.projects;
    if (!part) throw new Error('Vitest made no project.');
    const run = async (mutant: Mutant): Promise<Verdict> => {
      const file = join(project, mutant.file);
      current = mutant;
      vitest.invalidateFile(file);
      vitest.setGlobalTestNamePattern(titlePattern(mutant.rule));
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications([
        part.createSpecification(join(project, mutant.test)),
      ]);
      current = undefined;
      vitest.invalidateFile(file);
      // The module still holds the tests of earlier runs with their old states: keep only the tests of this
      // rule.
      const states = testModules.flatMap((module) =>
        [...module.children.allTests()]
          .filter((test) => titlePattern(mutant.rule).test(test.fullName))
          .map((test) => test.result().state),
      );
      const broken = testModules.flatMap((module) => module.errors());
      if (broken[0]) throw new Error(`${mutant.rule}: ${mutant.test} does not load: ${broken[0].message}`);
      if (unhandledErrors.length > 0) throw new Error(`${mutant.rule}: an error outside of the tests`);
      return {
        mutant,
        ran: states.filter((state) => state !== 'skipped').length,
        failed: states.filter((state) => state === 'failed').length,
      };
    };
    for (const mutant of mutants) {
      const verdict = await run(mutant);
      tell(verdict);
      verdicts.push(verdict);
    }
  } finally {
    await vitest.close();
  }
  return verdicts;
};
