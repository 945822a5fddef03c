import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** One test of a run. */
export interface ReportedTest {
  readonly file: string;
  readonly title: string;
  /** Titles from the outermost suite to the test. */
  readonly path: readonly string[];
  readonly state: 'passed' | 'failed' | 'skipped' | 'pending';
  readonly message: string;
}

/** A run of vitest: its tests, and errors outside of any test. */
export interface Report {
  readonly tests: readonly ReportedTest[];
  readonly outside: readonly { readonly file: string; readonly message: string }[];
}

/** The environment variable that names the file of the report. */
export const REPORT_FILE = 'VITRINE_REPORT';

type AnyError = Pick<SerializedError, 'message' | 'name' | 'stack'> & { readonly diff?: string };

/** An error as text: its message, the difference between expected and actual value, and the first line of its stack. */
const textOf = ({ name, message, diff, stack = '' }: AnyError): string => {
  const place = stack.split('\n').find((line) => /^\s+at /.test(line) && !line.includes('node_modules'));
  return [`${name ?? 'Error'}: ${message}`, diff, place?.trim()].filter(Boolean).join('\n');
};

const pathOf = (test: { readonly name: string; readonly parent: unknown }): string[] => {
  const { parent } = test;
  const above =
    typeof parent === 'object' && parent !== null && 'name' in parent && typeof parent.name === 'string'
      ? pathOf({ name: parent.name, parent: 'parent' in parent ? parent.parent : undefined })
      : [];
  return [...above, test.name];
};

const reportOf = (modules: readonly TestModule[], unhandled: readonly SerializedError[]): Report => ({
  tests: modules.flatMap((module) =>
    [...module.children.allTests()].map((test): ReportedTest => {
      const { state, errors = [] } = test.result();
      return {
        file: module.relativeModuleId,
        title: test.name,
        path: pathOf(test),
        state,
        message: errors.map(textOf).join('\n'),
      };
    }),
  ),
  outside: [
    ...modules.flatMap((module) =>
      [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())].map(
        (error) => ({
          file: module.relativeModuleId,
          message: textOf(error),
        }),
      ),
    ),
    ...unhandled.map((error) => ({ file: '', message: textOf(error) })),
  ],
});

/** Writes a report of the run into the file that VITRINE_REPORT names. */
export default class FileReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env[REPORT_FILE];
    if (!file) throw new Error(`${REPORT_FILE} names no file for the report.`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(reportOf(modules, unhandled)));
  }
}
