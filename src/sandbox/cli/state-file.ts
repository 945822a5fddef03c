import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { SandboxState } from '../state.ts';
import { CommandProblem } from './problem.ts';

const advice = (path: string) =>
  `Give another file with --state, or delete ${path} to start from the scenario again.`;

const isState = (value: unknown): value is SandboxState =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === 1 &&
  ['seed', 'scenario', 'clock', 'settings', 'products', 'carts', 'orders'].every((name) => name in value);

/** Reads a saved state; undefined when there is no such file yet. Throws a CommandProblem for a file that is none. */
export const readState = (path: string): SandboxState | undefined => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new CommandProblem(
      `The state file ${path} cannot be read (${reason(error)}). Give another file with --state.`,
    );
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new CommandProblem(`The state file ${path} is not JSON; it may be damaged. ${advice(path)}`);
  }
  if (!isState(value))
    throw new CommandProblem(
      `The state file ${path} was not written by this version of the sandbox. ${advice(path)}`,
    );
  return value;
};

/** Writes a state so that the file is always whole: into a neighbour first, which then takes its name. */
export const writeState = (path: string, state: SandboxState): void => {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, `${JSON.stringify(state)}\n`);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new CommandProblem(
      `The state file ${path} cannot be written (${reason(error)}). Give another one with --state.`,
    );
  }
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const reason = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
