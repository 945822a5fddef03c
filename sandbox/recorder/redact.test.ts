import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readYaml } from '../../scripts/read-yaml.ts';
import { createRedactor } from './redact.ts';

const folder = new URL('../../spec/', import.meta.url);

/** The names of all members and parameters that the descriptions call a secret. */
const secretsIn = (value: unknown, name: string): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => secretsIn(entry, name));
  const named = Reflect.get(value, 'name');
  const own = 'in' in value && typeof named === 'string' ? named : name;
  return [
    ...(Reflect.get(value, 'format') === 'password' ? [own] : []),
    ...Object.entries(value).flatMap(([key, entry]) => secretsIn(entry, key === 'schema' ? own : key)),
  ];
};

const secrets = new Set(
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => secretsIn(readYaml(fileURLToPath(new URL(name, folder))), '')),
);
// `code` is a secret in some operations; in others it is the code of a refusal.
secrets.delete('code');

test.each([...secrets])('a recording does not contain a secret of the descriptions: %s', (name) => {
  const redactor = createRedactor();
  expect(redactor.value({ [name]: 'analytical-engine' }, null)).not.toMatchObject({
    [name]: 'analytical-engine',
  });
  expect(redactor.target(`/v1/sso/login?${name}=analytical-engine`, null)).not.toContain('analytical-engine');
});

test('the descriptions mark secrets', () => {
  expect([...secrets]).toEqual(expect.arrayContaining(['password', 'encryptionKey', 'access_token']));
});
