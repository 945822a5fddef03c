import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, failureOf, platform, tokens } from '../core/testing/fakes.ts';
import { memoryStorage } from '../session/storage/storage.ts';
import { authorize } from './authorize.ts';
import { signOut } from './sign-out.ts';

// The shortest pauses.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => void vi.restoreAllMocks());

const page = Response.json({
  redirectSession: { id: '1', fullUrl: 'https://login.test/', sessionToken: 'S' },
});
const asked = (site: ReturnType<typeof platform>['site'], options = {}) =>
  authorize(site, { redirectUri: 'https://shop.test/back', responseMode: 'fragment' }, 'login', 43, options);

// The redirect session of a sign-in is a read, other redirect sessions are not (security 4.2).

test.each([
  ['a lost answer', new TypeError('gone')],
  ['a 503', new Response(null, { status: 503 })],
])('after %s the same redirect session is requested again', async (_, fault) => {
  const { site, calls } = platform([tokens(1)], [fault, page]);
  expect(await asked(site)).toMatchObject({ url: 'https://login.test/' });
  // Both requests belong to the same attempt.
  expect([calls.length, calls[1]?.body]).toEqual([2, calls[0]?.body]);
});

test('without retries a lost answer is a NetworkError', async () => {
  const { site, calls } = platform([tokens(1)], [new TypeError('gone'), page]);
  expect(await failureOf(asked(site, { retries: 0 }))).toMatchObject({ name: 'NetworkError' });
  expect(calls).toHaveLength(1);
});

test('a member whose session has ended reaches the login page as a visitor', async () => {
  const storage = memoryStorage();
  void storage.save('shop@https://shop.test', {
    accessToken: { value: 'AT', expiresAt: 1 },
    refreshToken: { value: 'RT', role: 'member' },
  });
  const ended = Response.json({ error: 'invalid_grant' }, { status: 400 });
  const { site } = platform([ended, tokens(1)], [page], storage);
  expect(await asked(site)).toMatchObject({ url: 'https://login.test/' });
  expect(site.session.getSnapshot().role).toBe('visitor');
});

test.each([
  ['a sign-in', (site: ReturnType<typeof platform>['site']) => asked(site, { headers: { 'x-own': '1' } })],
  [
    'a sign-out',
    (site: ReturnType<typeof platform>['site']) => signOut(site, { postFlowUrl: 'https://shop.test/' }),
  ],
])('the redirect session of %s is requested without the header for fresh reads', async (_, begin) => {
  const marked = Response.json({}, { headers: { 'X-Wix-Consistent': 'c1' } });
  const { site, calls } = platform([tokens(1)], [marked, page, marked]);
  await call(site);
  await begin(site);
  await call(site);
  expect(calls.map(({ headers }) => headers['x-wix-consistent'])).toEqual([undefined, undefined, 'c1']);
});
