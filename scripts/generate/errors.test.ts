import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { errorsFile } from './manifest.ts';

const project = join(import.meta.dirname, '../..');

/** Matches `code: 'x'`, `code = y ? 'x' : 'z'`, `code: y === 'a' ? 'x' : 'z'`, and constants whose name is their value. */
const codes =
  /(?<!['\w])code\b[^='\n]*[=:] (?:\w+(?: === '\w+')? \? )?(?:'([\w-]+)'(?: : '([\w-]+)')?|([A-Z][A-Z_]+)\b)/g;

/** Code in a log line for a call that its caller aborted; not an error of this package. */
const noError = 'aborted';

/** The codes of this file belong to warnings, which are not thrown. */
const warnings = 'storage-warning.ts';

test('the table lists exactly the codes of the errors that the package itself creates', () => {
  const given = ['cart', 'core', 'react', 'session', 'sign-in', 'webhooks'].flatMap((room) =>
    readdirSync(join(project, 'src', room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test(-d)?)\.tsx?$/.test(file) && !file.endsWith(warnings))
      .flatMap((file) => [...readFileSync(join(project, 'src', room, file), 'utf8').matchAll(codes)])
      .flatMap(([, ...found]) => found.filter((code) => code !== undefined && code !== noError)),
  );
  const { client } = parse(readFileSync(join(project, errorsFile), 'utf8')) as { client: string[] };
  expect(client.toSorted()).toEqual([...new Set(given)].toSorted());
});
