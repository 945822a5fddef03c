import { describe, expect, test } from 'vitest';
import { failureOf, platform, tokens } from '../core/testing/fakes.ts';
import { signOut } from './sign-out.ts';

const page = () =>
  Response.json({ redirectSession: { id: '1', fullUrl: 'https://login.test/logout', sessionToken: 'S' } });
const member = {
  accessToken: { value: 'AT-member', expiresAt: 4e9 },
  refreshToken: { value: 'RT-member', role: 'member' },
} as const;
const back = { postFlowUrl: 'https://shop.test/' };

describe('P8: signing out', () => {
  test("ends the session before the platform's page is requested, with the member's token", async () => {
    const { site, calls, tokenRequests } = platform(
      [tokens(1)],
      [
        () => {
          expect(site.session.getSnapshot().role).toBe('none');
          return page();
        },
      ],
    );
    await site.session.setTokens(member);
    expect(await signOut(site, back)).toEqual({ url: 'https://login.test/logout' });
    expect(calls[0]?.headers['authorization']).toBe('AT-member');
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ logout: { clientId: 'shop' }, callbacks: back });
    expect(tokenRequests).toEqual([]);
  });

  test.each([
    ['no network', new TypeError('fetch failed'), 'network'],
    ['a broken platform', new Response('', { status: 500 }), 'SYSTEM_ERROR'],
    ['an address that is not allowed', Response.json({ message: 'no' }, { status: 403 }), ''],
  ])('ends the session also with %s, and rejects since there is no page', async (_, answer, code) => {
    const { site } = platform([tokens(1)], [answer]);
    await site.session.setTokens(member);
    const error = await failureOf(signOut(site, back));
    expect(error).toMatchObject(code ? { code } : { status: 403 });
    expect([site.session.getSnapshot().role, await site.session.getTokens()]).toEqual(['none', undefined]);
  });

  test('with an expired token requests the page as a new visitor', async () => {
    const { site, calls } = platform([tokens(1)], [new Response('{}', { status: 401 }), page()]);
    await site.session.setTokens(member);
    expect(await signOut(site, back)).toEqual({ url: 'https://login.test/logout' });
    expect(calls.map(({ headers }) => headers['authorization'])).toEqual(['AT-member', 'AT1']);
    expect(site.session.getSnapshot().role).toBe('visitor');
  });

  test('without tokens requests the page too', async () => {
    const { site } = platform([tokens(1)], [page()]);
    expect(await signOut(site, back)).toEqual({ url: 'https://login.test/logout' });
  });

  test('is not undone by a signal that aborts the request for the page', async () => {
    const { site } = platform([tokens(1)], [page()]);
    await site.session.setTokens(member);
    await failureOf(signOut(site, { ...back, signal: AbortSignal.abort(new Error('gone')) }));
    expect(site.session.getSnapshot().role).toBe('none');
  });
});
