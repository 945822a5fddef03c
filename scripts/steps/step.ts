import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The project's folder. */
export const project = join(import.meta.dirname, '../..');

/** What a step found: how many of its checks passed and failed, and what it printed. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
}

/** One thing that a change must pass. */
export interface Step {
  readonly name: string;
  run(): Promise<Outcome>;
}

/** How a command ended. */
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

/** A step that passes when its commands, run one after the other, all end with 0. */
export const commands = (name: string, ...lines: readonly (readonly [string, ...string[]])[]): Step => ({
  name,
  async run() {
    const outputs: string[] = [];
    let failed = 0;
    for (const [command, ...args] of lines) {
      const { code, output } = await run(command, args);
      outputs.push(output);
      if (code !== 0) failed = 1;
    }
    return { passed: 1 - failed, failed, output: outputs.filter(Boolean).join('\n') };
  },
});

/** A step that passes unless it throws; what it throws is what is wrong. */
export const step = (name: string, work: () => Promise<void>): Step => ({
  name,
  async run() {
    try {
      await work();
      return { passed: 1, failed: 0, output: '' };
    } catch (error) {
      return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) };
    }
  },
});

/** Runs every step, whatever the others found, prints one line for each and the output of those that failed. */
export const runAll = async (steps: readonly Step[]): Promise<{ passed: number; failed: number }> => {
  const total = { passed: 0, failed: 0 };
  const wrong: string[] = [];
  for (const step of steps) {
    const start = performance.now();
    const { passed, failed, output } = await step.run();
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
    const count = passed + failed > 1 ? `  (${passed} passed${failed > 0 ? `, ${failed} failed` : ''})` : '';
    console.log(`${failed > 0 ? 'FAILED' : 'passed'} ${seconds} s  ${step.name}${count}`);
    if (failed > 0) console.log(`${output.replaceAll(/^/gm, '    ')}\n`);
    if (failed > 0) wrong.push(step.name);
    total.passed += passed;
    total.failed += failed;
  }
  if (wrong.length > 0 && steps.length > 1) console.log(`\nWhat failed, in one list: ${wrong.join('; ')}`);
  return total;
};
