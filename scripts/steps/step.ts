import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { isDeep } from '../../test/setup/counts.ts';

/** The project's folder. */
export const project = join(import.meta.dirname, '../..');

/** The exit code and output of a command. */
export interface Ended {
  readonly code: number;
  readonly output: string;
}

/** Runs a command, in the project's folder unless told otherwise, and keeps what it prints; it never throws. */
export const run = (
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  cwd = project,
): Promise<Ended> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', ...env },
    });
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    const end = (code: number, note = '') =>
      resolve({ code, output: Buffer.concat(chunks).toString('utf8').trimEnd() + note });
    child.on('error', (error) => end(1, `${command} could not be started: ${error.message}`));
    child.on('close', (code, signal) =>
      end(code ?? 1, signal ? `\n${command} was stopped by ${signal}` : ''),
    );
  });

/** One failure: its place, its reason, and the command that repeats it alone. */
export interface Failure {
  readonly title: string;
  readonly message: string;
  readonly repeat: string;
}

/** The result of a step: how many of its checks passed and failed, and a failure for each that did not pass. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
  /** Text that is printed also if the step passes. */
  readonly notes?: string;
}

/** One check that a change must pass. */
export interface Step {
  /** The word that runs this step alone: `npm test -- <id>`. */
  readonly id: string;
  readonly name: string;
  /** The command that repeats this step. Default: `npm test -- <id>`. */
  readonly repeat?: string;
  /** Ids of the steps that must have passed before. A step that is not part of the run counts as passed. */
  readonly needs?: readonly string[];
  /** `all` for a step that keeps every processor busy by itself, so that no other step runs beside it. Default: 1. */
  readonly cores?: 1 | 'all';
  run(): Promise<Outcome>;
}

/** The fields of a step without its work. */
export type StepFacts = Omit<Step, 'run'>;

/** The command that repeats a run with the given arguments. */
export const repeatCommand = (args: string): string =>
  `npm ${isDeep() ? 'run test:deep' : 'test'} -- ${args}`;

const succeeded: Outcome = { passed: 1, failed: 0, failures: [] };

/** The outcome of a step that failed as a whole. */
export const failedStep = (facts: StepFacts, message: string): Outcome => ({
  passed: 0,
  failed: 1,
  failures: [failureOfStep(facts, message)],
});

/** The failure of a step as a whole. */
export const failureOfStep = (
  { id, name, repeat = repeatCommand(id) }: StepFacts,
  message: string,
): Failure => ({
  title: name,
  message,
  repeat,
});

type CommandLine = readonly [command: string, ...args: string[]];

/** A step that passes when its commands, run one after the other, all end with 0. */
export const commands = (facts: StepFacts, ...lines: readonly CommandLine[]): Step => ({
  ...facts,
  async run() {
    const ended: Ended[] = [];
    for (const [command, ...args] of lines) ended.push(await run(command, args));
    const wrong = ended.filter(({ code }) => code !== 0);
    return wrong.length === 0 ? succeeded : failedStep(facts, wrong.map(({ output }) => output).join('\n'));
  },
});

/** A step of one command whose output is shown also when it passes. */
export const telling = (facts: StepFacts, [command, ...args]: CommandLine): Step => ({
  ...facts,
  async run() {
    const { code, output } = await run(command, args);
    return code === 0 ? { ...succeeded, notes: output } : failedStep(facts, output);
  },
});

/** A step that passes unless its work throws; the message of the error says what to fix. */
export const step = (facts: StepFacts, work: () => Promise<void>): Step => ({
  ...facts,
  async run() {
    try {
      await work();
      return succeeded;
    } catch (error) {
      return failedStep(facts, error instanceof Error ? error.message : String(error));
    }
  },
});
