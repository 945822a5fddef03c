import { afterEach, describe, expect, test, vi } from 'vitest';
import { call, failureOf, platform, tokens } from '../core/testing/fakes.ts';
import { signInAsMember } from './member.ts';

afterEach(() => void vi.unstubAllGlobals());

const grant = { memberId: 'm1', apiKey: 'key-1' };

describe('a server that signs a member in by id', () => {
  test('sends the visitor token, a comma and the key, once', async () => {
    const { site, tokenRequests } = platform([tokens(1), tokens(2)], []);
    await signInAsMember(site, grant);
    expect(tokenRequests).toHaveLength(2);
    expect(tokenRequests[1]?.headers['authorization']).toBe('AT1,key-1');
    expect(JSON.parse(tokenRequests[1]?.body ?? '')).toEqual({
      grant_type: 'authorized_client',
      scope: 'offline_access',
      member_id: 'm1',
    });
    expect(site.session.getSnapshot().role).toBe('member');
  });

  test.each([
    [4e9, ['AT-old,key-1']],
    [1, [undefined, 'AT1,key-1']],
  ])('uses the tokens of the session’s visitor (expiry %d)', async (expiresAt, sent) => {
    const { site, tokenRequests } = platform([tokens(1), tokens(2)], []);
    await site.session.setTokens({
      accessToken: { value: 'AT-old', expiresAt },
      refreshToken: { value: 'RT-old', role: 'visitor' },
    });
    await signInAsMember(site, grant);
    expect(tokenRequests.map(({ headers }) => headers['authorization'])).toEqual(sent);
    if (expiresAt === 1) expect(tokenRequests[0]?.body).toContain('RT-old');
  });

  test('fails without the key in the error', async () => {
    const echo = Response.json(
      { error: 'invalid_client', error_description: 'key-1 is wrong' },
      { status: 401 },
    );
    const { site } = platform([tokens(1), echo], []);
    const error = await failureOf(signInAsMember(site, grant));
    expect(error).toMatchObject({ message: 'Failed to get member tokens', code: 'token-refused' });
    expect(JSON.stringify([error, (error as Error).cause])).not.toContain('key-1');
  });

  test.each([
    ['invalid_client', {}],
    ['invalid_client: no such key', { error_description: 'no such key' }],
  ])('fails with the name of the setting if the key is refused: %s', async (said, more) => {
    const refused = Response.json({ error: 'invalid_client', ...more }, { status: 401 });
    const { site } = platform([tokens(1), refused], []);
    expect(await failureOf(signInAsMember(site, grant))).toMatchObject({
      code: 'token-refused',
      retryable: 'no',
      description: `${said}. Check \`apiKey\` of signInAsMember().`,
    });
  });

  test('fails with the name of the other setting if the client id is refused', async () => {
    const refused = Response.json({ error: 'invalid_client', error_description: 'unknown' }, { status: 401 });
    const { site } = platform([refused], []);
    expect(await failureOf(signInAsMember(site, grant))).toMatchObject({
      code: 'client-unknown',
      description: expect.stringContaining('`clientId` of oauth()'),
    });
  });

  test('fails transiently if the answer says nothing about the member or the key', async () => {
    const { site } = platform([tokens(1), Response.json({ message: 'x' }, { status: 403 })], []);
    const failure = await failureOf(signInAsMember(site, grant));
    expect(failure).toMatchObject({ code: 'token-unavailable', retryable: 'yes' });
  });

  describe('for a visitor with expired tokens, if each refresh token works once,', () => {
    const ended = {
      accessToken: { value: 'AT0', expiresAt: 1 },
      refreshToken: { value: 'RT0', role: 'visitor' as const },
    };
    const asked = (body: string | null) => JSON.parse(body ?? '') as { refreshToken?: string };
    /** A platform with rotation of refresh tokens, and with this answer to the grant. */
    const rotating = async (granted: () => Response) => {
      let n = 0;
      const answer = ({ body }: { body: string | null }) => {
        if (body?.includes('authorized_client')) return granted();
        return asked(body).refreshToken === `RT${n}` ? tokens(++n) : expect.unreachable(body ?? '');
      };
      const stage = platform([answer], [Response.json({})]);
      await stage.site.session.setTokens(ended);
      const events: string[] = [];
      stage.site.session.subscribe(({ type }) => void events.push(type));
      return { ...stage, events };
    };

    test('keeps the visitor and the cart if the member is refused', async () => {
      const no = Response.json({ error: 'invalid_grant' }, { status: 400 });
      const { site, calls, events } = await rotating(() => no);
      expect(await failureOf(signInAsMember(site, grant))).toMatchObject({ code: 'token-refused' });
      await call(site);
      expect([events, calls[0]?.headers['authorization']]).toEqual([['renewing', 'renewed'], 'AT1']);
    });

    test('renews them once, together with concurrent calls', async () => {
      const { site, tokenRequests, events } = await rotating(() => tokens(9));
      await Promise.all([signInAsMember(site, grant), call(site)]);
      expect(tokenRequests.map(({ headers }) => headers['authorization'])).toEqual([undefined, 'AT1,key-1']);
      expect(events).toEqual(['renewing', 'renewed', 'signed-in']);
    });
  });

  test('waits for the token of the visitor no longer than its time limit', async () => {
    const { site } = platform([() => new Promise<Response>(() => undefined)], []);
    const error = await failureOf(signInAsMember(site, grant, { timeout: 20 }));
    expect(error).toMatchObject({ name: 'TimeoutError', timeoutMs: 20 });
    site.session.dispose();
  });

  test('refuses to work in a page: no request is sent', async () => {
    vi.stubGlobal('document', {});
    const { site, tokenRequests } = platform([tokens(1)], []);
    expect(await failureOf(signInAsMember(site, grant))).toMatchObject({ code: 'secret-in-browser' });
    expect(tokenRequests).toEqual([]);
  });
});
