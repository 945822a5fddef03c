import { listedRules } from './list.ts';
import { titlePattern } from './titles.ts';

/** The tests of each rule, each as the set of the mutants that it reached. */
export type Reach = ReadonlyMap<string, readonly ReadonlySet<string>[]>;

/** Reads the lines that reach.ts wrote. */
export const readReach = (lines: string): Reach => {
  const reach = new Map<string, Set<string>[]>();
  const patterns = listedRules().map(({ id }) => [id, titlePattern(id)] as const);
  for (const line of lines.trim().split('\n')) {
    const { title, reached } = JSON.parse(line) as { title: string; reached: string[] };
    for (const [id, pattern] of patterns)
      if (pattern.test(title)) reach.set(id, [...(reach.get(id) ?? []), new Set(reached)]);
  }
  return reach;
};

/**
 * The mutants in the code of a rule, the best first: those that at least half of its tests reach, by the number of rules
 * that reach them. Code that few rules reach is the code of these rules.
 */
export const candidatesFor = (rule: string, reach: Reach): string[] => {
  const own = reach.get(rule) ?? [];
  const timesOf = (mutant: string) => own.filter((reached) => reached.has(mutant)).length;
  const rulesOf = (mutant: string) =>
    [...reach.values()].filter((tests) => tests.some((reached) => reached.has(mutant))).length;
  return [...new Set(own.flatMap((reached) => [...reached]))]
    .filter((mutant) => timesOf(mutant) * 2 >= own.length)
    .map((mutant) => [mutant, rulesOf(mutant)] as const)
    .sort(([, one], [, other]) => one - other)
    .map(([mutant]) => mutant);
};
