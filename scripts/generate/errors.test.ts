import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { errorsFile } from './manifest.ts';

const project = join(import.meta.dirname, '../..');

/** What a log line says of a call that its caller gave up; no error of this package. */
const noError = 'aborted';

test('the table lists exactly the codes that the package itself gives', () => {
  const given = ['auth', 'client', 'errors', 'react', 'transport'].flatMap((room) =>
    readdirSync(join(project, 'src', room))
      .filter((file) => /(?<!\.test(-d)?)\.tsx?$/.test(file))
      .flatMap((file) => [
        ...readFileSync(join(project, 'src', room, file), 'utf8').matchAll(
          /(?<!['\w])code\b[^='\n]*[=:] (?:\w+ \? )?'([\w-]+)'(?: : '([\w-]+)')?/g,
        ),
      ])
      .flatMap(([, one, other]) => [one ?? '', other ?? ''])
      .filter((code) => code !== '' && code !== noError),
  );
  const { client } = parse(readFileSync(join(project, errorsFile), 'utf8')) as { client: string[] };
  expect(client.toSorted()).toEqual([...new Set(given)].toSorted());
});
