import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../create-sandbox.ts';
import type { Sandbox } from '../../control/sandbox.ts';
import { visit } from '../../testing/hosted.ts';
import { authorizationOf, credentials, loginAt, trade } from '../../testing/members.ts';
import { appOf, callerWith, CLIENT_ID, ORIGIN, send, visitorOf } from '../../testing/shopper.ts';

const HOUR = 3_600_000;
const token = (sandbox: Sandbox, body: unknown, authorization?: string) =>
  send(sandbox, 'POST', '/oauth2/token', body, authorization);
const anonymous = (sandbox: Sandbox) => token(sandbox, { clientId: CLIENT_ID, grantType: 'anonymous' });
const refresh = (sandbox: Sandbox, refreshToken: string) =>
  token(sandbox, { clientId: CLIENT_ID, grantType: 'refresh_token', refreshToken });

describe('tokens', () => {
  test('of two visitors differ and are opaque', async () => {
    const sandbox = createSandbox();
    const [one, two] = [await anonymous(sandbox), await anonymous(sandbox)];
    expect(one.body.text('access_token')).not.toBe(two.body.text('access_token'));
    expect(one.body.text('refresh_token')).not.toBe(two.body.text('refresh_token'));
    expect(one.body.at('expires_in')).toBe(14_400);
    expect(JSON.stringify(sandbox.state)).not.toContain(one.body.text('access_token'));
  });

  test('R10: expire after exactly four hours', async () => {
    const shopper = await visitorOf(createSandbox());
    shopper.sandbox.advance(4 * HOUR - 1);
    expect((await shopper.cart()).status).toBe(404);
    shopper.sandbox.advance(1);
    expect((await shopper.cart()).status).toBe(401);
  });

  test('R12, R14: renewed repeatedly keep the same visitor with the same cart', async () => {
    const sandbox = createSandbox();
    const { body } = await anonymous(sandbox);
    await callerWith(sandbox, body.text('access_token')).add('oak-board');
    for (let turn = 0; turn < 2; turn++) {
      sandbox.advance(5 * HOUR);
      const renewed = await refresh(sandbox, body.text('refresh_token'));
      expect(renewed.body.at('refresh_token')).toBe(body.at('refresh_token'));
      expect((await callerWith(sandbox, renewed.body.text('access_token')).cart()).status).toBe(200);
    }
  });

  test.each([
    [undefined, 14_400],
    [60, 60],
  ])(
    'R10: an access token lives for the seconds that the site sets (%s), by default 14 400',
    async (seconds, lives) => {
      const settings = seconds === undefined ? {} : { accessTokenSeconds: seconds };
      const shopper = await visitorOf(createSandbox({ settings }));
      shopper.sandbox.advance(lives * 1000 - 1);
      expect((await shopper.cart()).status).toBe(404);
      shopper.sandbox.advance(1);
      expect((await shopper.cart()).status).toBe(401);
    },
  );

  test.each([
    [undefined, 365],
    [30, 30],
  ])(
    'R11: a refresh token lives for the days that the site sets (%s), by default 365',
    async (days, lives) => {
      const sandbox = createSandbox({ settings: days === undefined ? {} : { refreshTokenDays: days } });
      const { body } = await anonymous(sandbox);
      sandbox.advance(lives * 24 * HOUR - 1);
      expect((await refresh(sandbox, body.text('refresh_token'))).status).toBe(200);
      sandbox.advance(1);
      expect((await refresh(sandbox, body.text('refresh_token'))).status).toBe(400);
    },
  );

  test('R14: a refresh token works once and is replaced if the site rotates refresh tokens', async () => {
    const sandbox = createSandbox({ settings: { rotateRefreshTokens: true } });
    const { body } = await anonymous(sandbox);
    await callerWith(sandbox, body.text('access_token')).add('oak-board');
    const first = await refresh(sandbox, body.text('refresh_token'));
    expect(first.body.at('refresh_token')).not.toBe(body.at('refresh_token'));
    expect((await refresh(sandbox, body.text('refresh_token'))).status).toBe(400);
    const second = await refresh(sandbox, first.body.text('refresh_token'));
    expect((await callerWith(sandbox, second.body.text('access_token')).cart()).status).toBe(200);
  });

  test('R11: cannot be renewed with an unknown refresh token, nor after 365 days', async () => {
    const sandbox = createSandbox();
    const { body } = await anonymous(sandbox);
    expect((await refresh(sandbox, 'unknown')).body.value).toEqual({
      error: 'invalid_grant',
      error_description: 'The refresh token is not valid',
    });
    sandbox.advance(365 * 24 * HOUR);
    expect((await refresh(sandbox, body.text('refresh_token'))).status).toBe(400);
  });

  test('R11: with `deadRefreshTokens`, a refused renewal has a message alone, and other grants work', async () => {
    const sandbox = createSandbox({ settings: { deadRefreshTokens: 'message' } });
    const refused = await refresh(sandbox, 'unknown');
    expect([refused.status, refused.body.value]).toEqual([
      400,
      { message: 'The refresh token is not valid' },
    ]);
    const { status, body } = await anonymous(sandbox);
    expect([status, (await refresh(sandbox, body.text('refresh_token'))).status]).toEqual([200, 200]);
  });

  test('R12, R13: after a refused renewal, an anonymous grant gives a new visitor without a cart', async () => {
    const sandbox = createSandbox();
    const shopper = await visitorOf(sandbox);
    await shopper.add('oak-board');
    const refused = await refresh(sandbox, 'lost');
    expect([refused.status, refused.body.at('error')]).toEqual([400, 'invalid_grant']);
    expect((await (await visitorOf(sandbox)).cart()).status).toBe(404);
    expect((await shopper.cart()).status).toBe(200);
  });

  test('R16, R17: an unknown or used code is refused each time', async () => {
    const sandbox = createSandbox();
    const grant = {
      clientId: CLIENT_ID,
      grantType: 'authorization_code',
      code: 'c',
      codeVerifier: 'v'.repeat(43),
    };
    for (let turn = 0; turn < 2; turn++) {
      const refused = await token(sandbox, grant);
      expect([refused.status, refused.body.at('error')]).toEqual([400, 'invalid_grant']);
    }
    expect(sandbox.state.accessTokens).toEqual({});
  });

  test('cannot be renewed for another client', async () => {
    const sandbox = createSandbox();
    const { body } = await anonymous(sandbox);
    const other = { clientId: '9c7ff0a4-6a5d-4e5c-8f7e-2a9c0b1d3e4f', grantType: 'refresh_token' };
    expect((await token(sandbox, { ...other, refreshToken: body.text('refresh_token') })).status).toBe(400);
  });

  test('R12: of a new anonymous grant belong to a new visitor without a cart', async () => {
    const sandbox = createSandbox();
    await (await visitorOf(sandbox)).add('oak-board');
    expect((await (await visitorOf(sandbox)).cart()).status).toBe(404);
  });

  test.each([
    [{ grantType: 'anonymous' }, 400, 'invalid_request'],
    [{ clientId: 'not-a-guid', grantType: 'anonymous' }, 400, 'invalid_request'],
    [{ clientId: CLIENT_ID }, 400, 'invalid_request'],
    [{ clientId: CLIENT_ID, grantType: 'password' }, 400, 'unsupported_grant_type'],
    [{ clientId: CLIENT_ID, grantType: 'refresh_token' }, 400, 'invalid_request'],
    [
      { clientId: CLIENT_ID, grantType: 'authorization_code', code: 'abc', codeVerifier: 'v'.repeat(43) },
      400,
      'invalid_grant',
    ],
    ['{', 400, 'invalid_request'],
    ['[]', 400, 'invalid_request'],
  ])('%j is refused with %i %s', async (body, status, error) => {
    const refused = await token(createSandbox(), body);
    expect([refused.status, refused.body.at('error')]).toEqual([status, error]);
    expect(refused.headers.get('x-wix-request-id')).toBeTruthy();
  });

  test('are given only to clients of the list, if the site has one', async () => {
    const sandbox = createSandbox({ settings: { clientIds: ['9c7ff0a4-6a5d-4e5c-8f7e-2a9c0b1d3e4f'] } });
    expect((await anonymous(sandbox)).body.at('error')).toBe('invalid_client');
  });

  test('can be requested with a URL-encoded body', async () => {
    const request = new Request(`${ORIGIN}/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({ clientId: CLIENT_ID, grantType: 'anonymous' }),
    });
    expect((await createSandbox().fetch(request)).status).toBe(200);
  });
});

describe('members and apps', () => {
  const signIn = (sandbox: Sandbox, visitorToken: string, member = sandbox.state.members[0]?.id) =>
    token(
      sandbox,
      { grant_type: 'authorized_client', scope: 'offline_access', member_id: member },
      `${visitorToken},${sandbox.state.settings.ownerApiKey}`,
    );

  test('R15, R18: a server signs a member in, and the visitor’s cart becomes the member’s', async () => {
    const sandbox = createSandbox();
    const shopper = await visitorOf(sandbox);
    await shopper.add('oak-board');
    const member = callerWith(sandbox, (await signIn(sandbox, shopper.token)).body.text('access_token'));
    const { body } = await member.cart();
    expect(body.at('cart.buyerInfo')).toEqual({ memberId: sandbox.state.members[0]?.id });
    expect((await shopper.cart()).status).toBe(404);
  });

  test('R18: two carts are merged, with quantities capped by the stock', async () => {
    const sandbox = createSandbox();
    const first = await visitorOf(sandbox);
    await first.add('teapot-for-two', 2);
    await signIn(sandbox, first.token);
    const second = await visitorOf(sandbox);
    await second.add('teapot-for-two', 2);
    await second.add('oak-board');
    const member = callerWith(sandbox, (await signIn(sandbox, second.token)).body.text('access_token'));
    const lines = (await member.cart()).body.list('cart.lineItems');
    expect(lines.map((line) => [line.at('productName.original'), line.at('quantity')])).toEqual([
      ['Teapot for Two', 3],
      ['Oak Board', 1],
    ]);
  });

  test.each([
    ['keep-visitor', 'Oak Board'],
    ['keep-member', 'Teapot for Two'],
  ] as const)('R18: with the setting %s the cart has %s', async (cartOnSignIn, name) => {
    const sandbox = createSandbox({ settings: { cartOnSignIn } });
    const first = await visitorOf(sandbox);
    await first.add('teapot-for-two');
    await signIn(sandbox, first.token);
    const second = await visitorOf(sandbox);
    await second.add('oak-board');
    const member = callerWith(sandbox, (await signIn(sandbox, second.token)).body.text('access_token'));
    const lines = (await member.cart()).body.list('cart.lineItems');
    expect(lines.map((line) => line.at('productName.original'))).toEqual([name]);
  });

  test('a wrong key or an unknown member is refused', async () => {
    const sandbox = createSandbox();
    const { token: visitorToken } = await visitorOf(sandbox);
    const grant = { grant_type: 'authorized_client', scope: 'offline_access', member_id: 'nobody' };
    expect((await token(sandbox, grant, `${visitorToken},wrong`)).status).toBe(401);
    expect((await signIn(sandbox, visitorToken, 'nobody')).body.at('error')).toBe('invalid_grant');
  });

  test.each(['blockMember', 'deleteMember'] as const)(
    'R37: after %s the member gets no tokens by an earlier code or by id',
    async (shutOut) => {
      const shopper = await visitorOf(createSandbox());
      const { sandbox } = shopper;
      const [ada] = sandbox.state.members;
      const { location } = await loginAt(shopper, await authorizationOf(shopper));
      const code = new URL(location.replace('#', '?')).searchParams.get('code');
      sandbox.owner[shutOut]('ada@example.org');
      const refused = [await trade(shopper, { code }), await signIn(sandbox, shopper.token, ada?.id)];
      for (const { status, body } of refused)
        expect([status, body.at('error'), body.at('access_token')]).toEqual([
          400,
          'invalid_grant',
          undefined,
        ]);
      expect(Object.keys(sandbox.state.codes)).toEqual([]);
    },
  );

  test('R37: a code of a blocked member stays void after the member is approved again', async () => {
    const shopper = await visitorOf(createSandbox());
    const { location } = await loginAt(shopper, await authorizationOf(shopper));
    const code = new URL(location.replace('#', '?')).searchParams.get('code');
    shopper.sandbox.owner.blockMember('ada@example.org');
    expect((await trade(shopper, { code })).status).toBe(400);
    shopper.sandbox.owner.blockMember('ada@example.org', false);
    expect((await trade(shopper, { code })).status).toBe(400);
  });

  test('R37: a member blocked through the mail to the owner is signed out everywhere', async () => {
    const shopper = await visitorOf(createSandbox());
    const { sandbox } = shopper;
    await shopper.post('/v2/login', credentials('otto'));
    const otto = sandbox.state.members.find(({ email }) => email === 'otto@example.org');
    const { body } = await signIn(sandbox, shopper.token, otto?.id);
    await visit(sandbox, sandbox.mailbox.latest()?.links[0]?.url ?? '', 'POST', { action: 'block' });
    expect((await callerWith(sandbox, body.text('access_token')).cart()).status).toBe(401);
    expect((await refresh(sandbox, body.text('refresh_token'))).status).toBe(400);
  });

  test('an app gets an access token without a refresh token, and may make the calls of its identity', async () => {
    const sandbox = createSandbox();
    const app = await appOf(sandbox);
    expect((await app.add('oak-board')).body.at('cart.buyerInfo.userId')).toBe(
      'b1d3c6a8-0f0d-4c86-9a0e-5b0c8c1f3e77',
    );
    expect((await app.post('/v1/redirect-session', { logout: { clientId: CLIENT_ID } })).status).toBe(403);
  });
});

describe('the caller', () => {
  test.each([
    [undefined, 'is missing'],
    ['Bearer abc', 'without the word Bearer'],
    ['abc', 'is not known'],
  ])('R210, R211: with the header %s gets 401 with the reason', async (authorization, words) => {
    const { status, body, headers } = await send(
      createSandbox(),
      'GET',
      '/v1/carts/current',
      undefined,
      authorization,
    );
    expect(status).toBe(401);
    expect(body.text('details.applicationError.description')).toContain(words);
    expect(headers.get('x-wix-request-id')).toMatch(/^\d+\.[0-9a-f]{20}$/);
  });

  test('R211: gets 403 with the allowed identities if its identity may not make the call', async () => {
    const sandbox = createSandbox();
    const owner = callerWith(sandbox, sandbox.state.settings.ownerApiKey);
    const { status, body } = await owner.cart();
    expect(status).toBe(403);
    expect(body.at('details.applicationError.data')).toEqual({
      identity: 'owner',
      neededIdentity: ['visitor', 'member', 'app'],
    });
  });

  test.each([
    [200, 429],
    [null, 404],
  ])('R20: with the limit %s, gets for the 201st call of a minute %i', async (callsPerMinute, status) => {
    const shopper = await visitorOf(createSandbox({ settings: { callsPerMinute } }));
    for (let call = 0; call < 200; call++) expect((await shopper.cart()).status).toBe(404);
    expect((await shopper.cart()).status).toBe(status);
  });

  test('R20: gets 429 with the time to wait after more calls than the limit of a minute', async () => {
    const sandbox = createSandbox({ settings: { callsPerMinute: 3 } });
    const [one, two] = [await visitorOf(sandbox), await visitorOf(sandbox)];
    for (let call = 0; call < 3; call++) expect((await one.cart()).status).toBe(404);
    sandbox.advance(20_000);
    const refused = await one.cart();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40']);
    expect((await two.cart()).status).toBe(404);
    sandbox.advance(40_000);
    expect((await one.cart()).status).toBe(404);
  });
});
