import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultSettings } from '../../sandbox/engine/settings.ts';
import * as vitrine from '../index.ts';

const project = join(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(project, file), 'utf8');

test('STORES_APP_ID equals the id of the store in the description and in the sandbox', () => {
  const { STORES_APP_ID } = vitrine;
  expect(textOf('spec/shared/catalog-reference.yaml')).toContain(`own store is ${STORES_APP_ID}`);
  expect(defaultSettings.storeAppIds).toContain(STORES_APP_ID);
});

test('TypeScript programs and pages use STORES_APP_ID instead of the id itself', () => {
  const files = execFileSync('git', ['ls-files', 'README.md', 'docs', 'examples', 'playground'], {
    cwd: project,
    encoding: 'utf8',
  });
  const writing = files
    .split('\n')
    .filter((file) => /\.(md|tsx?)$/.test(file) && textOf(file).includes(vitrine.STORES_APP_ID));
  // A page for readers without the package, whose examples are shell commands.
  expect(writing).toEqual(['docs/any-language.md']);
});
