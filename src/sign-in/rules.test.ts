import { beforeEach, describe, expect, test } from 'vitest';
import { getCurrentCart } from '../../generated/carts/operations.ts';
import { createClient } from '../core/client.ts';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import type { Sandbox } from '../../sandbox/control/sandbox.ts';
import { SAMPLE_PASSWORD } from '../../sandbox/seeds/members.ts';
import { oauth } from '../session/oauth.ts';
import { completeSignIn, startSignIn } from './hosted.ts';
import { tabAttempts } from './attempts.ts';
import type { CaptchaMode } from './password-states.ts';
import { passwordSignIn } from './password.ts';
import { tabArea } from './testing/stage.ts';

const clientId = '9c7ff0a4-6a5d-4e5c-8f7e-2a9c0b1d3e4f';
const BACK = 'http://localhost:5173/callback';
let sandbox: Sandbox;
/** Address and body of every request to the token endpoint. */
let grants: string[];

const newSite = () =>
  createClient({
    host: 'http://localhost:4010',
    auth: oauth({ clientId }),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/oauth2/token'))
        grants.push(((await request.clone().json()) as { grantType: string }).grantType);
      return sandbox.fetch(request);
    },
  });
const machine = (captcha?: CaptchaMode) => passwordSignIn(newSite(), { captcha });
const as = (name: string, password = SAMPLE_PASSWORD) => ({ email: `${name}@example.org`, password });

beforeEach(() => {
  sandbox = createSandbox();
  grants = [];
});

describe('a client at the sandbox', () => {
  test('R13: requests anonymous tokens when its refresh token is refused', async () => {
    const client = newSite();
    const read = () => getCurrentCart({ client }).catch(() => undefined);
    await read();
    sandbox.state.refreshTokens = {};
    sandbox.state.accessTokens = {};
    await read();
    expect(grants).toEqual(['anonymous', 'refresh_token', 'anonymous']);
    expect(client.session.getSnapshot()).toMatchObject({ role: 'visitor' });
  });

  test('R32: maps every other refusal of a login to invalidEmail; a refused registration has only its message', async () => {
    expect(await machine().login(as('ben'))).toMatchObject({
      loginState: 'FAILURE',
      errorCode: 'invalidEmail',
    });
    const state = await machine().register(as('new', 'short'));
    expect(state).toMatchObject({ loginState: 'FAILURE', errorCode: undefined });
    expect(Reflect.get(state, 'error')).toContain('at least 6 characters');
  });

  test.each([
    ['visible', 'USER_CAPTCHA_REQUIRED'],
    ['invisible', 'SILENT_CAPTCHA_REQUIRED'],
  ] as const)(
    'R33: ends in the captcha state of a site with a captcha that is %s: %s',
    async (captcha, loginState) => {
      sandbox.state.settings.captcha = captcha;
      expect(await machine(captcha).login(as('ada'))).toMatchObject({ loginState });
    },
  );

  test("R36: fails to verify outside of EMAIL_VERIFICATION_REQUIRED with 'Unknown _state'", async () => {
    const flow = machine();
    expect(await flow.verify('123456')).toMatchObject({ loginState: 'FAILURE', error: 'Unknown _state' });
    expect(await flow.login(as('mira'))).toMatchObject({ loginState: 'EMAIL_VERIFICATION_REQUIRED' });
    const code = sandbox.mailbox.latest()?.code ?? '';
    expect(await flow.verify(code)).toMatchObject({ loginState: 'SUCCESS' });
    expect(await flow.verify(code)).toMatchObject({ loginState: 'FAILURE', error: 'Unknown _state' });
  });

  test.each(['STATUS_CHECK', 'REQUIRE_MFA'] as const)(
    "R38: fails with 'Unknown _state' if the platform answers %s",
    async (signInState) => {
      sandbox.state.settings.signInState = signInState;
      expect(await machine().login(as('ada'))).toMatchObject({
        loginState: 'FAILURE',
        error: 'Unknown _state',
      });
    },
  );
});

describe('a callback', () => {
  /** A sign-in that has begun, and the address that its login page leads back to. */
  const begun = async () => {
    const client = newSite();
    const attempts = tabAttempts(tabArea());
    const { url } = await startSignIn(client, { redirectUri: BACK, attempts });
    const open = async (address: string, form?: Record<string, string>) => {
      const request = new Request(new URL(address, 'http://localhost:4010'), {
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      });
      return (await sandbox.fetch(request)).headers.get('location') ?? '';
    };
    const page = await open(url);
    const back = await open(page, { action: 'login', email: 'ada@example.org', password: SAMPLE_PASSWORD });
    const complete = (address: string) =>
      completeSignIn(client, address, { attempts }).catch((error: unknown) => error);
    return { client, back, complete };
  };

  test('R41: needs a code, a state, and a stored attempt with the same state', async () => {
    const none = await begun();
    expect(await none.complete(BACK)).toMatchObject({ message: 'Missing code or _state' });
    const other = await begun();
    const changed = other.back.replace(/state=[^&]+/, `state=${'x'.repeat(43)}`);
    expect(await other.complete(changed)).toMatchObject({ message: 'Invalid _state' });
    const { client, back, complete } = await begun();
    await complete(back);
    expect(client.session.getSnapshot()).toMatchObject({ role: 'member' });
  });

  test('R17: with a spent code does not make the visitor a member', async () => {
    const { client, back, complete } = await begun();
    sandbox.advance('10m');
    expect(await complete(back)).toMatchObject({ message: 'Failed to get member tokens' });
    expect(client.session.getSnapshot().role).not.toBe('member');
  });
});
