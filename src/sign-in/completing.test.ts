import { expect, test } from 'vitest';
import { failureOf, platform, tokens } from '../core/testing/fakes.ts';
import { tabAttempts } from './attempts.ts';
import { passwordSignIn } from './password.ts';
import { tabArea } from './testing/stage.ts';

const redirectUri = 'https://shop.test/back';
/** The answer to all attempts of one call. */
const offline = Array.from({ length: 3 }, () => new TypeError('offline'));
const page = () =>
  Response.json({ redirectSession: { id: '1', fullUrl: 'https://login.test/', sessionToken: 'S' } });

test('an accepted password does not have to be typed again if the login page cannot be requested', async () => {
  const { site, calls } = platform(
    [tokens(1)],
    [Response.json({ state: 'SUCCESS', sessionToken: 'S' }), ...offline, page],
  );
  const flow = passwordSignIn(site);
  await flow.login({ email: 'ada@example.org', password: 'secret' });
  const attempts = tabAttempts(tabArea());
  // Node has no document for a frame, so the login page is requested; the network fails.
  expect(await failureOf(flow.complete({ redirect: { redirectUri, attempts } }))).toMatchObject({
    name: 'NetworkError',
  });
  expect(flow.getSnapshot()).toMatchObject({ loginState: 'SUCCESS' });
  // The page would be answered now, but the attempt has no storage.
  const sent = calls.length;
  const refused = await failureOf(flow.complete({ redirect: { redirectUri } }));
  expect([refused, calls.length]).toMatchObject([{ code: 'missing-attempts' }, sent]);
  expect(flow.getSnapshot()).toMatchObject({ loginState: 'SUCCESS' });
  expect(await flow.complete({ redirect: { redirectUri, attempts } })).toEqual({
    url: 'https://login.test/',
  });
  expect(flow.getSnapshot()).toEqual({ loginState: 'INITIAL' });
});
