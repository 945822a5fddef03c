import { expect, test } from 'vitest';
import { checkPeers } from './peers.ts';

test('missing packages are named in one sentence with the command that installs them', () => {
  expect(() => checkPeers(['orval', 'oxfmt'], (name) => name === 'oxfmt')).toThrow(
    'vitrine generate needs orval: run "npm install --save-dev orval".',
  );
  expect(() => checkPeers(undefined, () => false)).toThrow(
    'run "npm install --save-dev orval oxfmt zod msw @faker-js/faker".',
  );
  expect(() => checkPeers()).not.toThrow();
  expect(() => checkPeers(['orval', 'no-such-generator'])).toThrow(
    'npm install --save-dev no-such-generator',
  );
});
