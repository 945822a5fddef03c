import { availableParallelism } from 'node:os';
import { type Finished, runSteps, type Watcher } from './schedule.ts';
import type { Failure, Step } from './step.ts';

/** Lines of a message that are printed; the rest is in the output of the command that repeats it. */
const MESSAGE_LINES = 60;

/** How many checks of a run passed and failed. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Runs the steps and prints a line for each when it ends, followed by its failures; with more than one step, also a table
 * of the times and a list of the failures at the end.
 */
export const runAll = async (steps: readonly Step[]): Promise<Totals> => {
  const finished = await runSteps(steps, availableParallelism(), printer(steps.length));
  if (steps.length > 1) console.log(`\n${timeTable(finished)}`);
  const failures = finished.flatMap(({ outcome }) => outcome.failures);
  if (failures.length > 0 && steps.length > 1)
    console.log(`\nFailed:\n${failures.map(({ title, repeat }) => `  ${title}\n    ${repeat}`).join('\n')}`);
  return {
    passed: sum(finished, ({ outcome }) => outcome.passed),
    failed: sum(finished, ({ outcome }) => outcome.failed),
  };
};

const sum = (finished: readonly Finished[], numberOf: (one: Finished) => number): number =>
  finished.reduce((total, one) => total + numberOf(one), 0);

/** Prints a line for each step that has ended and, in a terminal, names the steps that are running below them. */
const printer = (total: number): Watcher => {
  const running = new Set<string>();
  let done = 0;
  const isTerminal = process.stdout.isTTY;
  const clear = (): void => void (isTerminal && process.stdout.write('\r\u001B[K'));
  const status = (): void => {
    if (!isTerminal || running.size === 0) return;
    const line = `running (${done} of ${total} done): ${[...running].join(', ')}`;
    process.stdout.write(line.slice(0, process.stdout.columns - 1));
  };
  return {
    started({ name }) {
      running.add(name);
      clear();
      status();
    },
    finished(one) {
      running.delete(one.step.name);
      done += 1;
      clear();
      console.log(lineOf(one));
      if (one.outcome.notes) console.log(indented(one.outcome.notes));
      for (const failure of one.outcome.failures) console.log(`\n${describe(failure)}\n`);
      status();
    },
  };
};

const lineOf = ({ step, outcome: { passed, failed }, seconds }: Finished): string => {
  const counts = passed + failed > 1 ? `  (${passed} passed${failed > 0 ? `, ${failed} failed` : ''})` : '';
  return `${failed > 0 ? 'FAILED' : 'passed'} ${seconds.toFixed(1).padStart(6)} s  ${step.name}${counts}`;
};

/** A failure as a person reads it: title, message, and the command that repeats it. */
export const describe = ({ title, message, repeat }: Failure): string => {
  return [`    ${title}`, indented(message), `    Repeat it alone: ${repeat}`].join('\n');
};

/** The first lines of a text, below the line of their step. */
const indented = (text: string): string => {
  const lines = text.split('\n');
  const cut = lines.length > MESSAGE_LINES ? [`… ${lines.length - MESSAGE_LINES} more lines`] : [];
  return [...lines.slice(0, MESSAGE_LINES), ...cut].map((line) => `      ${line}`.trimEnd()).join('\n');
};

/** The steps sorted by duration, each with its share of the total. */
export const timeTable = (finished: readonly Finished[]): string => {
  const total = sum(finished, ({ seconds }) => seconds);
  const rows = finished
    .toSorted((one, other) => other.seconds - one.seconds)
    .map(({ step, seconds }) => [step.name, seconds.toFixed(1), `${((100 * seconds) / total).toFixed(1)} %`]);
  const table = [['step', 'seconds', 'share'], ...rows];
  const width = Math.max(...table.map(([name = '']) => name.length));
  return table
    .map(
      ([name = '', time = '', share = '']) =>
        `${name.padEnd(width)}  ${time.padStart(7)}  ${share.padStart(6)}`,
    )
    .join('\n');
};
