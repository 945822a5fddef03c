import { describe, expect, test } from 'vitest';
import { type Sandbox, sandboxFixtures } from './node.ts';
import { CLIENT_ID } from '../testing/shopper.ts';

const own = test.extend<{ sandbox: Sandbox }>(sandboxFixtures({ seed: 'fixture' }));

const visit = () =>
  fetch('https://www.wixapis.com/oauth2/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: CLIENT_ID, grantType: 'anonymous' }),
  });

/** Hashes of the initial states of the tests. */
const hashes: string[] = [];

const isFresh = async ({ sandbox }: { sandbox: Sandbox }) => {
  hashes.push(sandbox.hash());
  expect(new Set(hashes).size).toBe(1);
  expect(sandbox.state.seed).toBe('fixture');
  expect((await visit()).status).toBe(200);
  expect(Object.keys(sandbox.state.accessTokens)).toHaveLength(1);
  sandbox.advance('3d');
  sandbox.faults.add({ status: 500 });
};

const isAnswered = async () => {
  expect((await visit()).status).toBe(200);
};

describe('a test with the fixture', () => {
  own('has a sandbox of its own, which answers the process', isFresh);
  own('and so has the next one', isFresh);
  own('is answered also when it does not name the sandbox', isAnswered);
});

let made = 0;
const numbered = test.extend<{ sandbox: Sandbox }>(sandboxFixtures(() => ({ seed: (made += 1) })));

/** Seeds of the tests so far. */
const seeds: string[] = [];

const hasNewOptions = ({ sandbox }: { sandbox: Sandbox }) => {
  expect(seeds).not.toContain(sandbox.state.seed);
  seeds.push(sandbox.state.seed);
  expect(seeds).toHaveLength(made);
};

describe('options that are a function', () => {
  numbered('are made for each test', hasNewOptions);
  numbered('and so differ in the next one', hasNewOptions);
});
