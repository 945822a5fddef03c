import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getCurrentMember } from '../../generated/members/operations.ts';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import { type RunningServer, startServer } from '../../sandbox/hosts/http/serve.ts';
import { SAMPLE_PASSWORD } from '../../sandbox/seeds/members.ts';
import { createClient } from '../core/client.ts';
import type { CallRequest, Layer } from '../core/types.ts';
import { failureOf, platform, tokens } from '../core/testing/fakes.ts';
import { oauth } from '../session/oauth.ts';
import { tabAttempts } from './attempts.ts';
import { completeSignIn } from './hosted.ts';
import { passwordSignIn } from './password.ts';
import { silentSignIn } from './silent.ts';
import { CODE, stage, tabArea } from './testing/stage.ts';

// A server has no frame. The vendor's SDK needs one here; programs that run against the platform request the
// authorization page with a session token and `responseMode: query`, and read the code from its redirect.

const redirectUri = 'http://localhost:5173/callback';
const sandbox = createSandbox({ clock: 'real-time' });
let server: RunningServer;
beforeAll(async () => {
  server = await startServer(sandbox, { port: 0 });
});
afterAll(() => server.close());
beforeEach(() => sandbox.reset());

const signingIn = async (name: string) => {
  const seen: CallRequest[] = [];
  const log: Layer = (next) => (request) => {
    seen.push(request);
    return next(request);
  };
  const clientId = '9c7ff0a4-6a5d-4e5c-8f7e-2a9c0b1d3e4f';
  const site = createClient({ host: server.url, auth: oauth({ clientId }), layers: [log] });
  const flow = passwordSignIn(site);
  const state = await flow.login({ email: `${name}@example.org`, password: SAMPLE_PASSWORD });
  const secret = state.loginState === 'SUCCESS' ? state.data.sessionToken : '';
  return { site, flow, seen, secret, role: () => site.session.getSnapshot().role };
};
const sessions = () => Object.values(sandbox.state.redirectSessions);

describe('a sign-in by password on a server', () => {
  test('ends without a frame and without leaving: two people are members of their own sessions', async () => {
    const names = ['ada', 'noor'];
    const people = await Promise.all(names.map(signingIn));
    await Promise.all(people.map(({ flow }) => flow.complete({ redirectUri })));
    expect(people.map(({ role }) => role())).toEqual(['member', 'member']);
    const accounts = people.map(({ site }) => getCurrentMember({ fieldsets: ['FULL'] }, { client: site }));
    expect((await Promise.all(accounts)).map(({ member }) => member?.loginEmail)).toEqual(
      names.map((name) => `${name}@example.org`),
    );
    expect(people.map(({ flow }) => flow.getSnapshot().loginState)).toEqual(['INITIAL', 'INITIAL']);
  });

  test('spends one redirect session; no log sees the session token', async () => {
    const { flow, seen, secret } = await signingIn('ada');
    await flow.complete({ redirectUri });
    expect(sessions()).toHaveLength(1);
    expect(seen.map(({ url }) => url).join(' ')).not.toContain(secret);
  });

  test('without an address it is refused before a redirect session is made, and the password stays accepted', async () => {
    const { flow, role } = await signingIn('ada');
    expect(await failureOf(flow.complete())).toMatchObject({
      name: 'AuthError',
      code: 'silent-blocked',
      description: expect.stringContaining('redirectUri'),
    });
    expect([sessions(), role()]).toEqual([[], 'visitor']);
    await flow.complete({ redirectUri });
    expect(role()).toBe('member');
  });

  test('with `redirect` it goes on at the login page at once, whose address also answers a program', async () => {
    const { site, flow, role } = await signingIn('ada');
    const attempts = tabAttempts(tabArea());
    const away = await flow.complete({ redirect: { redirectUri, attempts, responseMode: 'query' } });
    expect(sessions()).toHaveLength(1);
    const { status, headers } = await fetch(away?.url ?? '', { redirect: 'manual' });
    const back = headers.get('location') ?? '';
    expect([status, new URL(back).origin]).toEqual([
      expect.toSatisfy((code) => code === 302 || code === 303),
      new URL(redirectUri).origin,
    ]);
    await completeSignIn(site, back, { attempts, responseMode: 'query' });
    expect(role()).toBe('member');
  });

  test('an address that is not allowed is refused, and the password stays accepted', async () => {
    const { flow, role } = await signingIn('ada');
    const away = 'https://elsewhere.example.org/callback';
    await failureOf(flow.complete({ redirectUri: away }));
    expect([flow.getSnapshot().loginState, role()]).toEqual(['SUCCESS', 'visitor']);
    // The platform itself makes the session, and refuses the person only on the way back.
    sandbox.state.settings.callbackCheck = 'faithful';
    expect(await failureOf(flow.complete({ redirectUri: away }))).toMatchObject({
      code: 'silent-blocked',
      status: 403,
      description: expect.stringContaining('allowed redirect addresses'),
    });
    expect([flow.getSnapshot().loginState, role()]).toEqual(['SUCCESS', 'visitor']);
  });
});

describe('the redirect of the login page', () => {
  /** A sign-in whose login page answers with this location; `STATE` stands for the state that was sent. */
  const led = async (location: string | undefined, status = 302) => {
    const s = stage();
    const site = createClient({
      host: 'https://shop.test',
      auth: oauth({ clientId: 'shop' }),
      fetch: async (url, init) => {
        if (!url.startsWith('https://login.test/')) return s.fetch(url, init);
        const to = location?.replace('STATE', s.state());
        return new Response(null, { status, ...(to !== undefined && { headers: { location: to } }) });
      },
    });
    const outcome = silentSignIn(site, { sessionToken: 'S', redirectUri: 'https://shop.test/back' });
    const error = await outcome.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    return { error, grants: s.grants, role: site.session.getSnapshot().role };
  };

  test('with a code signs in', async () => {
    const { error, role, grants } = await led(`https://shop.test/back?code=${CODE}&state=STATE`);
    expect([error, role]).toEqual([undefined, 'member']);
    expect(grants).toMatchObject([{ code: CODE, redirectUri: 'https://shop.test/back' }]);
  });

  test.each([
    ['that leads elsewhere', `https://evil.test/back?code=${CODE}&state=STATE`, 'silent-blocked'],
    ['to another page', `https://shop.test/other?code=${CODE}&state=STATE`, 'silent-blocked'],
    ['that is missing', undefined, 'silent-blocked'],
    ['that is no address', 'https://[', 'silent-blocked'],
    ['of another sign-in', `https://shop.test/back?code=${CODE}&state=other`, 'callback-refused'],
    ['without a code', 'https://shop.test/back?state=STATE', 'callback-refused'],
    [
      'from another login page',
      `https://shop.test/back?code=${CODE}&state=STATE&iss=https://evil.test`,
      'callback-refused',
    ],
    ['that refuses', 'https://shop.test/back?error=login_required&state=STATE', 'sign-in-refused'],
  ])('%s redeems no code', async (_, location, code) => {
    const { error, grants, role } = await led(location);
    expect(error).toMatchObject({ name: 'AuthError', code });
    expect([grants, role]).toEqual([[], 'visitor']);
  });

  test('is not requested outside of `loginOrigins`', async () => {
    const s = stage();
    const grant = { sessionToken: 'S', redirectUri: 'https://shop.test/back' };
    const error = await failureOf(silentSignIn(s.site, { ...grant, loginOrigins: ['https://other.test'] }));
    expect(error).toMatchObject({
      code: 'silent-blocked',
      description: expect.stringContaining('loginOrigins'),
    });
    expect(s.calls).toHaveLength(1);
  });

  test('that does not arrive is an error of the network, and the sign-in can be repeated', async () => {
    const page = { redirectSession: { id: '1', fullUrl: 'https://login.test/', sessionToken: 'X' } };
    const { site } = platform(
      [tokens(1)],
      [Response.json({ state: 'SUCCESS', sessionToken: 'S' }), Response.json(page), new TypeError('offline')],
    );
    const flow = passwordSignIn(site);
    await flow.login({ email: 'ada@example.org', password: 'secret' });
    expect(await failureOf(flow.complete({ redirectUri }))).toMatchObject({
      name: 'NetworkError',
      retryable: 'yes',
      message: expect.stringContaining('https://login.test'),
    });
    expect(flow.getSnapshot()).toMatchObject({ loginState: 'SUCCESS' });
  });
});
