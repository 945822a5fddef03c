import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Report, REPORT_FILE, type ReportedTest } from './report.ts';
import {
  type Failure,
  failureOfStep,
  type Outcome,
  project,
  repeatCommand,
  run,
  type Step,
  type StepFacts,
} from './step.ts';

/** The file with the report of a test step. */
export const reportFile = (id: string): string => join(project, '.cache/test', `${id}.json`);

const logFile = (id: string): string => join(project, '.cache/test', `${id}.log`);

/**
 * Runs vitest with the given arguments and counts each test. A skipped test counts as failed, because it
 * proves nothing. With `-t`, only the named tests count.
 */
export const tests = (facts: StepFacts, args: readonly string[], env: NodeJS.ProcessEnv = {}): Step => ({
  ...facts,
  async run() {
    const file = reportFile(facts.id);
    mkdirSync(dirname(file), { recursive: true });
    rmSync(file, { force: true });
    const reporter = join(import.meta.dirname, 'report.ts');
    const { code, output } = await run(
      'vitest',
      ['run', ...args, '--reporter=default', `--reporter=${reporter}`],
      {
        ...env,
        [REPORT_FILE]: file,
      },
    );
    writeFileSync(logFile(facts.id), output);
    const report = read(file);
    return outcome(facts, report && args.includes('-t') ? onlyNamed(report) : report, code, output);
  },
});

/** The report that vitest has written, or undefined when there is none. */
const read = (file: string): Report | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
};

/** The report without the tests that `-t` does not name: vitest reports them as skipped. */
export const onlyNamed = ({ tests, outside }: Report): Report => ({
  tests: tests.filter(({ state }) => state !== 'skipped'),
  outside,
});

/** A regular expression that vitest's `-t` matches with this test alone, quoted for a shell. */
const quotedPattern = (path: readonly string[]): string => {
  const pattern = `^${path.join(' ').replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}$`;
  return `'${pattern.replaceAll("'", String.raw`'\''`)}'`;
};

const failureOf = ({ file, path, state, message }: ReportedTest): Failure => ({
  title: `${file} > ${path.join(' > ')}`,
  message: state === 'failed' ? message : 'This test was not run; a skipped test counts as failed.',
  repeat: repeatCommand(`${file} -t ${quotedPattern(path)}`),
});

/** Counts a report. An error outside of any test, such as a file that does not load, counts as one more failure each. */
export const outcome = (
  facts: StepFacts,
  report: Report | undefined,
  code: number,
  output: string,
): Outcome => {
  const log = `The whole output is in ${relative(project, logFile(facts.id))}.`;
  const whole = (message: string): Failure => failureOfStep(facts, message);
  if (!report)
    return {
      passed: 0,
      failed: 1,
      failures: [whole(`Vitest ended with ${code}, without a report.\n${output}`)],
    };
  const wrong = report.tests.filter(({ state }) => state !== 'passed').map(failureOf);
  const outside = report.outside.map(({ file, message }): Failure =>
    file === '' ? whole(message) : { title: file, message, repeat: repeatCommand(file) },
  );
  const passed = report.tests.length - wrong.length;
  const failures = [...wrong, ...outside];
  if (failures.length === 0 && report.tests.length === 0) failures.push(whole(`No test was found. ${log}`));
  if (failures.length === 0 && code !== 0) failures.push(whole(`Vitest ended with ${code}. ${log}`));
  return { passed, failed: failures.length, failures };
};
