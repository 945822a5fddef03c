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
  const { site } = platform(
    [tokens(1)],
    [Response.json({ state: 'SUCCESS', sessionToken: 'S' }), page, ...offline, page],
  );
  const flow = passwordSignIn(site);
  await flow.login({ email: 'ada@example.org', password: 'secret' });
  // Node has no document for a frame, so the login page is requested; the network fails.
  expect(await failureOf(flow.complete({ redirect: { redirectUri } }))).toMatchObject({
    name: 'NetworkError',
  });
  expect(flow.getSnapshot()).toMatchObject({ loginState: 'SUCCESS' });
  // The page is answered now, but Node has no tab storage for the attempt.
  const refused = await failureOf(flow.complete({ redirect: { redirectUri } }));
  expect(refused).toMatchObject({ code: 'attempt-not-stored' });
  expect(flow.getSnapshot()).toMatchObject({ loginState: 'SUCCESS' });
  const attempts = tabAttempts(tabArea());
  expect(await flow.complete({ redirect: { redirectUri, attempts } })).toEqual({
    url: 'https://login.test/',
  });
  expect(flow.getSnapshot()).toEqual({ loginState: 'INITIAL' });
});
