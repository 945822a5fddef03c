import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Outcome, project, run, type Step } from './step.ts';

/** The part of vitest's JSON report that is read here. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Runs vitest with the given arguments; each test counts. A skipped test is a failure: it proves nothing. */
export const tests = (name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Step => ({
  name,
  async run() {
    const file = join(project, '.cache', `${name.replaceAll(/\W+/g, '-')}.json`);
    mkdirSync(dirname(file), { recursive: true });
    rmSync(file, { force: true });
    const { code, output } = await run(
      'vitest',
      ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      env,
    );
    return outcome(read(file), code, output);
  },
});

const read = (file: string): Report | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
};

/** The tests that failed, each with the beginning of its reason: what is read first, and kept where a log is cut. */
const failures = ({ testResults }: Report): string =>
  testResults
    .flatMap(({ name, message, assertionResults }) => [
      ...(message === '' ? [] : [`${relative(project, name)}: ${opening(message)}`]),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(
          ({ fullName, failureMessages }) =>
            `${relative(project, name)} > ${fullName}\n  ${opening(failureMessages.join('\n'))}`,
        ),
    ])
    .map((failure) => `✗ ${failure}\n`)
    .join('');

const opening = (message: string): string => message.split('\n').slice(0, 4).join('\n  ');

/** Counts a report; whatever fails outside a single test (a file that does not load) counts as one more failure. */
export const outcome = (report: Report | undefined, code: number, output: string): Outcome => {
  if (!report) return { passed: 0, failed: 1, output };
  const skipped = report.numPendingTests + report.numTodoTests;
  const failedTests = report.numFailedTests + skipped;
  const outside = failedTests === 0 && (code !== 0 || !report.success) ? 1 : 0;
  const note = skipped > 0 ? `\n${skipped} skipped; a skipped test counts as failed.` : '';
  const none = report.numPassedTests + failedTests === 0 && outside === 0;
  return {
    passed: report.numPassedTests,
    failed: failedTests + outside + (none ? 1 : 0),
    output: failures(report) + output + note + (none ? '\nNo test was found.' : ''),
  };
};
