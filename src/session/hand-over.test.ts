import { describe, expect, test } from 'vitest';
import { call, platform, tokens } from '../core/testing/fakes.ts';
import { hydrateSession, serializeSession } from './hand-over.ts';
import { memoryStorage } from './storage/storage.ts';
import { member, warnings } from './testing/contents.ts';
import type { Tokens } from '../core/identity/tokens.ts';

const sessionOf = (held?: Tokens) => {
  const storage = memoryStorage();
  void storage.save('shop@https://shop.test', held);
  return platform([tokens(1)], [Response.json({ fine: true })], storage);
};

describe('handing a session from a server to a browser', () => {
  test('the page calls as the same identity as the server, without a token request', async () => {
    const server = sessionOf();
    await call(server.site);
    const page = sessionOf();
    expect(await hydrateSession(page.site.session, await serializeSession(server.site.session))).toBe(true);
    await call(page.site);
    expect([page.tokenRequests.length, page.calls[0]?.headers['authorization']]).toEqual([0, 'AT1']);
  });

  test('a member stays a member', async () => {
    const page = sessionOf();
    await hydrateSession(page.site.session, await serializeSession(sessionOf(member).site.session));
    expect(page.site.session.getSnapshot()).toMatchObject({ role: 'member', loggedIn: true });
  });

  test('a session without tokens becomes an empty text, which changes nothing and causes no warning', async () => {
    const seen = warnings();
    const text = await serializeSession(sessionOf().site.session);
    const page = sessionOf(member);
    expect([text, await hydrateSession(page.site.session, text, seen)]).toEqual(['', false]);
    expect([page.site.session.getSnapshot().role, seen.codes]).toEqual(['member', []]);
  });

  test('the text cannot close the script element that contains it', async () => {
    const evil = {
      ...member,
      refreshToken: { value: '</script><script>alert(1)</script>', role: 'member' as const },
    };
    const text = await serializeSession(sessionOf(evil).site.session);
    expect(text).not.toContain('<');
    const page = sessionOf();
    await hydrateSession(page.site.session, text);
    expect(await page.site.session.getTokens()).toEqual({ ...evil, lineage: expect.any(Number) });
  });

  test('a page that has meanwhile renewed the same identity keeps its newer tokens', async () => {
    const text = await serializeSession(sessionOf(member).site.session);
    const newer = { ...member, accessToken: { value: 'AT-newer', expiresAt: 4_000_000_100 } };
    const page = sessionOf(newer);
    expect(await hydrateSession(page.site.session, text)).toBe(true);
    expect(await page.site.session.getTokens()).toEqual(newer);
  });

  describe('if each renewal gives a new refresh token, the newer tokens of the same identity win:', () => {
    const renewal = (n: number, lineage: number | undefined, role: 'visitor' | 'member'): Tokens => ({
      accessToken: { value: `AT${n}`, expiresAt: 4_000_000_000 + n },
      refreshToken: { value: `RT${n}`, role },
      lineage,
    });
    test.each<
      [string, [held: number, text: number], [held: number | undefined, text: number | undefined], string]
    >([
      ['the page has renewed in the meantime', [2, 1], [0.5, 0.5], 'AT2'],
      ['the server has renewed in the meantime', [1, 2], [0.5, 0.5], 'AT2'],
      ['another identity replaces that of the page', [2, 1], [0.5, 0.25], 'AT1'],
      ['without lineages the text wins', [2, 1], [undefined, undefined], 'AT1'],
    ])('%s', async (_, [held, text], [heldLineage, textLineage], expected) => {
      for (const role of ['visitor', 'member'] as const) {
        const server = sessionOf(renewal(text, textLineage, role)).site.session;
        const { session } = sessionOf(renewal(held, heldLineage, role)).site;
        expect(await hydrateSession(session, await serializeSession(server))).toBe(true);
        expect((await session.getTokens())?.accessToken.value).toBe(expected);
      }
    });
  });

  test('identical tokens cause no event', async () => {
    const page = sessionOf(member);
    const events: unknown[] = [];
    page.site.session.subscribe((event) => events.push(event));
    await hydrateSession(page.site.session, await serializeSession(sessionOf(member).site.session));
    expect(events).toEqual([]);
  });

  test('if both tokens expire at the same time, the page keeps its own', async () => {
    const text = await serializeSession(sessionOf(member).site.session);
    const own = { ...member, accessToken: { ...member.accessToken, value: 'AT-own' } };
    const page = sessionOf(own);
    expect(await hydrateSession(page.site.session, text)).toBe(true);
    expect(await page.site.session.getTokens()).toEqual(own);
  });

  test('another identity replaces the present one, although its tokens expire earlier', async () => {
    const text = await serializeSession(sessionOf(member).site.session);
    const page = sessionOf({
      accessToken: { value: 'AT-visitor', expiresAt: 4_000_000_100 },
      refreshToken: { value: 'RT-visitor', role: 'visitor' },
    });
    expect(await hydrateSession(page.site.session, text)).toBe(true);
    expect(page.site.session.getSnapshot().role).toBe('member');
  });

  test.each([undefined, null, ''])(
    'an empty value (%o) changes nothing and causes no warning',
    async (text) => {
      const seen = warnings();
      expect(await hydrateSession(sessionOf(member).site.session, text, seen)).toBe(false);
      expect(seen.codes).toEqual([]);
    },
  );

  test.each([['{'], ['[]'], [7], [{ ...member, form: 'vitrine/1', clientId: 'shop' }]])(
    'a text that is not a session (%o) changes nothing and causes a warning',
    async (text) => {
      const heard: unknown[] = [];
      const onWarning = (warning: unknown) => void heard.push(warning);
      const page = sessionOf(member);
      expect(await hydrateSession(page.site.session, text, { onWarning })).toBe(false);
      expect(heard).toEqual([
        {
          code: 'contents-ignored',
          key: 'hydrateSession',
          message: 'The stored contents are not a session; they are ignored.',
        },
      ]);
      expect(await page.site.session.getTokens()).toEqual(member);
    },
  );
});
