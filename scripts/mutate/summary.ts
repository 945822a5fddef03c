/** The part of Stryker's report that is read here. */
export interface Report {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly {
          readonly status: string;
          readonly mutatorName: string;
          readonly replacement?: string;
          readonly location: { readonly start: { readonly line: number } };
        }[];
      }
    >
  >;
}

/** A mutant that no test can or should detect, with the reason. */
export interface Survivor {
  readonly file: string;
  /** Text of the changed line, without the indentation. */
  readonly line: string;
  readonly why: string;
}

/** Result of a run: the percentage of mutants that tests detected, and the survivors without a reason. */
export interface Summary {
  readonly killed: number;
  readonly total: number;
  readonly score: number;
  readonly unexplained: readonly string[];
}

const noticed = new Set(['Killed', 'Timeout']);
const missed = new Set(['Survived', 'NoCoverage']);

/** Counts a report. Mutants that do not run (ignored, or not compiling) are not part of the score. */
export const summaryOf = ({ files }: Report, survivors: readonly Survivor[]): Summary => {
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants.map((mutant) => ({
      ...mutant,
      file,
      at: mutant.location.start.line,
      line: (lines[mutant.location.start.line - 1] ?? '').trim(),
    }));
  });
  const killed = all.filter(({ status }) => noticed.has(status)).length;
  const survived = all.filter(({ status }) => missed.has(status));
  const isExplained = ({ file, line }: { file: string; line: string }): boolean =>
    survivors.some((one) => one.file === file && one.line === line);
  const total = killed + survived.length;
  return {
    killed,
    total,
    score: total === 0 ? 0 : (100 * killed) / total,
    unexplained: survived
      .filter((mutant) => !isExplained(mutant))
      .map(
        ({ file, at, mutatorName, replacement = '', line }) =>
          `${file}:${at} (${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 80)})  ${line}`,
      ),
  };
};
