import { defaultSettings } from './settings.ts';
import { settingsSchema } from './settings-schema.ts';
import { violationsIn } from './validate.ts';

/**
 * The problem of settings from outside, as a sentence; undefined: they are valid. For an unknown name the sentence
 * lists the known names.
 */
export const settingsProblem = (given: unknown): string | undefined => {
  const violations = violationsIn(settingsSchema, given);
  if (violations.length === 0) return undefined;
  const said = violations.map(({ field, description }) => `${field} ${description}`).join('; ');
  const isMisspelt = violations.some(
    ({ field }) => !Object.hasOwn(defaultSettings, field.split(/[.[]/)[0] ?? ''),
  );
  return isMisspelt ? `${said}. The settings are: ${Object.keys(defaultSettings).join(', ')}.` : `${said}.`;
};
