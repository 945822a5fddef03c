import { defaultSettings } from './settings.ts';
import { settingsSchema } from './settings-schema.ts';
import { violationsIn } from './validate.ts';

/** What is wrong with settings from outside, in a sentence; a name that is none gets the list of those that are. */
export const settingsProblem = (given: unknown): string | undefined => {
  const violations = violationsIn(settingsSchema, given);
  if (violations.length === 0) return undefined;
  const said = violations.map(({ field, description }) => `${field} ${description}`).join('; ');
  const isMisspelt = violations.some(
    ({ field }) => !Object.hasOwn(defaultSettings, field.split(/[.[]/)[0] ?? ''),
  );
  return isMisspelt ? `${said}. The settings are: ${Object.keys(defaultSettings).join(', ')}.` : `${said}.`;
};
