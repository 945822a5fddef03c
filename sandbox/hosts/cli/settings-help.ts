import * as z from 'zod/mini';
import { defaultSettings } from '../../engine/settings.ts';
import type { SandboxSettings } from '../../records/settings.ts';
import { settingsSchema } from '../../engine/settings-schema.ts';
import { settingsAbout } from './settings-about.ts';

/** The part of a JSON schema that describes the form of a value. */
interface Form {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Form[];
}

const forms = z.toJSONSchema(settingsSchema).properties as Readonly<Record<string, Form>>;

/** The longest default that is printed. */
const LONGEST = 60;

/** The values of a setting as text, such as "true or false" or "V1 or V3". */
const formOf = ({ type, enum: values, anyOf }: Form): string => {
  if (anyOf) return anyOf.map(formOf).join(' or ');
  if (values) return values.join(' or ');
  if (type === 'boolean') return 'true or false';
  if (type === 'array') return 'a list';
  if (type === 'object') return 'an object';
  if (type === 'integer' || type === 'number') return 'a number';
  return type === 'null' ? 'null' : 'text';
};

const defaultOf = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? 'see GET /sandbox/state' : text;
};

/** A setting with its values, its default and its meaning. */
export interface SettingHelp {
  readonly name: string;
  readonly form: string;
  readonly initial: string;
  readonly about: string;
}

/** All settings, in the order of the defaults. */
export const settingsList: readonly SettingHelp[] = Object.entries(defaultSettings).map(([name, value]) => ({
  name,
  form: formOf(forms[name] ?? {}),
  initial: defaultOf(value),
  about: settingsAbout[name as keyof SandboxSettings],
}));

/** The help on all settings: for each its values and default, then its meaning. */
export const settingsHelp: string = settingsList
  .map(({ name, form, initial, about }) => `  ${name}: ${form} (${initial})\n      ${about}`)
  .join('\n');
