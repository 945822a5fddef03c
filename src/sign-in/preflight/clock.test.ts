import { expect, test, vi } from 'vitest';
import type { FindingStatus } from './finding.ts';
import { clockFinding } from './environment.ts';
import { setStage, TOKEN } from './testing/stage.ts';

const { clientWith, find, sandbox } = setStage();

const fix = 'Let the machine set its clock from the network: holds, offers and signatures expire by it.';
const off = (seconds: number, word: string) => `The clock of this machine is ${seconds} seconds ${word}.`;

test.each<[string, number, FindingStatus, string, string?]>([
  ['right', 0, 'ok', 'The clock is right.'],
  ['fast, within the tolerance for a slow answer', 30, 'ok', 'The clock is right.'],
  ['slow, within the tolerance for a slow answer', -30, 'ok', 'The clock is right.'],
  ['slightly fast', 31, 'warning', off(31, 'fast'), fix],
  ['slightly slow', -299, 'warning', off(299, 'slow'), fix],
  ['very fast', 300, 'problem', off(300, 'fast'), fix],
  ['very slow', -3_600, 'problem', off(3_600, 'slow'), fix],
])('a clock that is %s', (_, seconds, status, text, mend) => {
  const theirs = Date.parse('2026-03-01T12:00:00Z');
  vi.useFakeTimers({ toFake: ['Date'], now: theirs + seconds * 1000 });
  const headers = { date: new Date(theirs).toUTCString() };
  const facts = { check: 'clock', status, text, fix: mend } as const;
  const answer = { response: new Response(null, { headers }), data: {}, attempts: 1 };
  expect(clockFinding({ host: facts, clientId: facts, token: undefined, answer })).toEqual(facts);
});

test("the clock is compared with the platform's clock", async () => {
  const hour = 3_600_000;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hour });
  // Only this machine's clock is an hour fast.
  sandbox().state.clock.offset = -hour;
  expect(await find('clock')).toMatchObject({
    status: 'problem',
    text: expect.stringMatching(/ 3(599|600|601) seconds fast\.$/),
  });
});

const withToken = (value: string) =>
  find(
    'clock',
    { checks: ['clock'] },
    clientWith({
      [TOKEN]: () => Response.json({ access_token: value, expires_in: 14_400, refresh_token: 'RT' }),
    }).client,
  );

test('the clock is compared with the token if the page may not read the date', async () => {
  const made = (iat: unknown) => `OauthNG.JWS.e30.${btoa(JSON.stringify({ iat })).replace(/=+$/, '')}.x`;
  const unknown = { status: 'unknown', text: 'The platform did not send its time.' };
  expect(await withToken(made(Date.now() / 1000))).toMatchObject({ status: 'ok' });
  expect(await withToken(made(Date.now() / 1000 - 3_600))).toMatchObject({ status: 'problem' });
  expect(await withToken(made('yesterday'))).toMatchObject(unknown);
  expect(await withToken('opaque')).toMatchObject(unknown);
});

test('the token is read as base64url', async () => {
  // Both characters that only base64url has.
  const part = btoa(JSON.stringify({ name: '¿¿>>~~ÿÿ', iat: 1 }));
  const made = part.replaceAll('+', '-').replaceAll('/', '_');
  expect(made).toMatch(/-.*_|_.*-/);
  expect(await withToken(`a.${made}.b`)).toMatchObject({ status: 'problem' });
});
