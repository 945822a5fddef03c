import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { DEFAULT_SCENARIO, initialState, isScenario } from '../seeds/scenarios.ts';
import { settingsSchema } from '../settings-schema.ts';
import type { SandboxState } from '../state.ts';
import { violationsIn } from '../validate.ts';
import { CommandProblem } from './problem.ts';

const advice = (path: string) =>
  `Give another file with --state, or delete ${path} to start from the scenario again.`;

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
};

/** Whether two values have members of the same names and kinds, as far as the first one has them. */
const isLike = (model: object, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(model).every(([name, part]) => kindOf(Reflect.get(value, name)) === kindOf(part));

/** Every part is looked at, so that a file that was edited or cut is refused here and not on some later request. */
const isState = (value: unknown): value is SandboxState => {
  const model = initialState('', DEFAULT_SCENARIO, { kind: 'frozen' }, {});
  if (!isLike(model, value) || Reflect.get(Object(value), 'version') !== model.version) return false;
  const { clock, settings, scenario } = value as SandboxState;
  return (
    isLike(model.clock, clock) &&
    isScenario(scenario) &&
    Object.keys(model.settings).every((name) => name in settings) &&
    violationsIn(settingsSchema, settings).length === 0
  );
};

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
