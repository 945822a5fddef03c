import type { SandboxSettings } from '../../records/settings.ts';
import { settingsProblem } from '../../engine/settings-problem.ts';
import { CommandProblem } from './problem.ts';

/**
 * Reads `--set name=value`: the value is JSON if it parses, otherwise text. Throws a CommandProblem for an unknown
 * setting or an invalid value.
 */
export const readSettings = (texts: readonly string[]): Partial<SandboxSettings> => {
  const settings = Object.fromEntries(texts.map(readSetting));
  const wrong = settingsProblem(settings);
  if (wrong !== undefined) throw new CommandProblem(`--set: ${wrong}`, 2);
  return settings as Partial<SandboxSettings>;
};

const readSetting = (text: string): [string, unknown] => {
  const at = text.indexOf('=');
  if (at < 1)
    throw new CommandProblem(
      `--set takes a name and a value such as currency=USD, not ${JSON.stringify(text)}.`,
      2,
    );
  const value = text.slice(at + 1);
  try {
    return [text.slice(0, at), JSON.parse(value) as unknown];
  } catch {
    return [text.slice(0, at), value];
  }
};
