import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultSettings } from '../../sandbox/engine/settings.ts';
import * as vitrine from '../index.ts';

const project = join(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(project, file), 'utf8');

test('STORES_APP_ID is the store that the description and the sandbox name', () => {
  const { STORES_APP_ID } = vitrine;
  expect(textOf('spec/shared/catalog-reference.yaml')).toContain(`own store is ${STORES_APP_ID}`);
  expect(defaultSettings.storeAppIds).toContain(STORES_APP_ID);
});

test('pages and programs in TypeScript take STORES_APP_ID and write no id of an app', () => {
  const files = execFileSync('git', ['ls-files', 'README.md', 'docs', 'examples', 'playground'], {
    cwd: project,
    encoding: 'utf8',
  });
  const writing = files
    .split('\n')
    .filter((file) => /\.(md|tsx?)$/.test(file) && textOf(file).includes(vitrine.STORES_APP_ID));
  // A shell script, and a page for people who have no package.
  expect(writing).toEqual(['docs/any-language.md']);
});
