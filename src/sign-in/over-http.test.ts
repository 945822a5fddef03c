import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changePassword } from '../../generated/auth/operations.ts';
import { getCurrentCart } from '../../generated/carts/operations.ts';
import { recover, sendRecoveryEmail } from '../../generated/recovery/operations.ts';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import { SAMPLE_PASSWORD } from '../../sandbox/seeds/members.ts';
import { startServer, type RunningServer } from '../../sandbox/hosts/http/serve.ts';
import { createClient } from '../core/client.ts';
import { failureOf } from '../core/testing/fakes.ts';
import { oauth } from '../session/oauth.ts';
import { tabAttempts } from './attempts.ts';
import type { CaptchaMode } from './password-states.ts';
import { completeSignIn, startSignIn } from './hosted.ts';
import { signInAsMember } from './member.ts';
import { passwordSignIn } from './password.ts';
import { signOut } from './sign-out.ts';
import { tabArea } from './testing/stage.ts';

const clientId = '9c7ff0a4-6a5d-4e5c-8f7e-2a9c0b1d3e4f';
const BACK = 'http://localhost:5173/callback';
const sandbox = createSandbox({ clock: 'real-time', settings: { captchaTokens: ['good'] } });
const { settings } = sandbox.state;
let server: RunningServer;

beforeAll(async () => {
  server = await startServer(sandbox, { port: 0 });
});
afterAll(() => server.close());
beforeEach(() => {
  sandbox.reset({ settings });
});

const newSite = () => createClient({ host: server.url, auth: oauth({ clientId }) });
const machine = (captcha?: CaptchaMode) => passwordSignIn(newSite(), { captcha });
const as = (name: string, password = SAMPLE_PASSWORD) => ({ email: `${name}@example.org`, password });
const newestMail = () => sandbox.state.mails.at(-1)?.secret ?? '';
const set = (changes: Partial<typeof settings>) => void Object.assign(sandbox.state.settings, changes);

describe('over HTTP a sign-in by password reaches every state', () => {
  test.each([
    ['ada', 'SUCCESS'],
    ['mira', 'EMAIL_VERIFICATION_REQUIRED'],
    ['otto', 'OWNER_APPROVAL_REQUIRED'],
  ])('%s: %s', async (name, loginState) => {
    expect(await machine().login(as(name))).toMatchObject({ loginState });
  });

  test.each([
    ['ada', 'wrong', 'invalidPassword'],
    ['ida', undefined, 'resetPassword'],
    ['ben', undefined, 'invalidEmail'],
    ['nobody', undefined, 'invalidEmail'],
    ['a b', undefined, 'invalidEmail'],
  ])('%s with the password %s: FAILURE with %s', async (name, password, errorCode) => {
    expect(await machine().login(as(name, password))).toMatchObject({ loginState: 'FAILURE', errorCode });
  });

  test.each(['STATUS_CHECK', 'REQUIRE_MFA'] as const)(
    "%s: FAILURE with 'Unknown _state'",
    async (signInState) => {
      set({ signInState });
      expect(await machine().login(as('ada'))).toMatchObject({
        loginState: 'FAILURE',
        error: 'Unknown _state',
      });
    },
  );

  test.each([
    ['visible', 'USER_CAPTCHA_REQUIRED'],
    ['invisible', 'SILENT_CAPTCHA_REQUIRED'],
  ] as const)('a captcha that is %s: %s, then its refusal, then success', async (captcha, loginState) => {
    set({ captcha });
    const flow = machine(captcha);
    expect(await flow.login(as('ada'))).toMatchObject({ loginState, errorCode: 'missingCaptchaToken' });
    const given = (token: string) => ({ ...as('ada'), captchaTokens: { [captcha]: token } });
    expect(await flow.login(given('bad'))).toMatchObject({ errorCode: 'invalidCaptchaToken' });
    expect(await flow.login(given('good'))).toMatchObject({ loginState: 'SUCCESS' });
    // Without the option `captcha`, a missing token is a failure (specification 8).
    expect(await machine().login(as('ada'))).toMatchObject({
      loginState: 'FAILURE',
      errorCode: 'missingCaptchaToken',
    });
  });

  test('registering: a taken address, a malformed address; then verification, approval and success', async () => {
    set({ verifyEmail: true, approveMembers: true });
    const flow = machine();
    expect(await flow.register(as('ada'))).toMatchObject({ errorCode: 'emailAlreadyExists' });
    expect(await flow.register(as('a b'))).toMatchObject({ errorCode: 'invalidEmail' });
    expect(await flow.register(as('new', 'short'))).toMatchObject({
      loginState: 'FAILURE',
      errorCode: undefined,
    });
    expect(await flow.register(as('new'))).toMatchObject({ loginState: 'EMAIL_VERIFICATION_REQUIRED' });
    expect(await failureOf(flow.resend())).toMatchObject({ status: 429, code: 'THROTTLED_FEATURE' });
    expect(await failureOf(flow.verify('wrong!'))).toMatchObject({ code: 'VERIFICATION_FAILED' });
    expect(await flow.verify(newestMail())).toMatchObject({ loginState: 'OWNER_APPROVAL_REQUIRED' });
    for (const member of sandbox.state.members) member.awaitsApproval = false;
    expect(await flow.login(as('new'))).toMatchObject({ loginState: 'SUCCESS' });
  });
});

/** Visits an address as a browser does, and returns the address that it leads to. */
const follow = async (url: string, form?: Record<string, string>): Promise<string> => {
  const response = await fetch(url, {
    redirect: 'manual',
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  return new URL(response.headers.get('location') ?? '', url).href;
};

describe('over HTTP, at the hosted page,', () => {
  test('a person signs in and out: visitor, member, no identity', async () => {
    const site = newSite();
    const attempts = tabAttempts(tabArea());
    const { url } = await startSignIn(site, { redirectUri: BACK, attempts, returnTo: '/cart' });
    const page = await follow(url);
    const { email, password } = as('ada');
    const back = await follow(page, { action: 'login', email, password });
    expect(await completeSignIn(site, back, { attempts })).toEqual({ returnTo: '/cart' });
    expect(site.session.getSnapshot().role).toBe('member');
    const held = await site.session.getTokens();
    const out = await signOut(site, { postFlowUrl: 'http://localhost:5173/bye' });
    expect(site.session.getSnapshot().role).toBe('none');
    expect(await follow(out.url)).toMatch(/^http:\/\/localhost:5173\/bye/);
    // The platform has ended the tokens too.
    if (held) await site.session.setTokens(held);
    expect(await failureOf(getCurrentCart({ client: site }))).toMatchObject({ code: 'OWNED_CART_NOT_FOUND' });
    expect(site.session.getSnapshot().role).toBe('visitor');
  });

  test('a person refuses', async () => {
    const site = newSite();
    const attempts = tabAttempts(tabArea());
    const { url } = await startSignIn(site, { redirectUri: BACK, attempts, responseMode: 'query' });
    const back = await follow(await follow(url), { action: 'no' });
    expect(await failureOf(completeSignIn(site, back, { attempts, responseMode: 'query' }))).toMatchObject({
      message: 'access_denied',
      code: 'sign-in-refused',
    });
  });

  test('a code with another verifier is refused', async () => {
    const site = newSite();
    const area = tabArea();
    const attempts = tabAttempts(area);
    const { url } = await startSignIn(site, { redirectUri: BACK, attempts });
    const { email, password } = as('ada');
    const back = await follow(await follow(url), { action: 'login', email, password });
    const [attempt] = JSON.parse(area.kept.get('vitrine:sign-in') ?? '') as [{ codeVerifier: string }];
    const codeVerifier = createHash('sha256').update(attempt.codeVerifier).digest('base64url');
    area.kept.set('vitrine:sign-in', JSON.stringify([{ ...attempt, codeVerifier }]));
    expect(await failureOf(completeSignIn(site, back, { attempts }))).toMatchObject({
      message: 'Failed to get member tokens',
      code: 'code-expired',
      status: 400,
    });
  });

  test('without a frame, completing a password sign-in continues at the login page, which asks nothing', async () => {
    const site = newSite();
    const flow = passwordSignIn(site);
    await flow.login(as('ada'));
    const attempts = tabAttempts(tabArea());
    const away = await flow.complete({ redirect: { redirectUri: BACK, attempts } });
    expect(flow.getSnapshot()).toEqual({ loginState: 'INITIAL' });
    await completeSignIn(site, await follow(away?.url ?? ''), { attempts });
    expect(site.session.getSnapshot().role).toBe('member');
  });

  test('without a frame and without `redirect`, completing fails with the reason', async () => {
    const flow = machine();
    await flow.login(as('ada'));
    expect(await failureOf(flow.complete())).toMatchObject({ code: 'silent-blocked' });
  });
});

describe('over HTTP', () => {
  test('a server signs a member in by id', async () => {
    const site = newSite();
    const memberId = sandbox.state.members[0]?.id ?? '';
    await signInAsMember(site, { memberId, apiKey: sandbox.state.settings.ownerApiKey });
    expect(site.session.getSnapshot().role).toBe('member');
    expect(await failureOf(signInAsMember(site, { memberId, apiKey: 'wrong-key' }))).toMatchObject({
      code: 'token-refused',
    });
  });

  test('a forgotten password is replaced with the mailed link, and then changed by the member', async () => {
    const site = newSite();
    await sendRecoveryEmail({ email: 'ida@example.org' }, { client: site });
    await recover({ recoveryToken: newestMail(), password: 'another-one' }, { client: site });
    expect(await passwordSignIn(site).login(as('ida', 'another-one'))).toMatchObject({
      loginState: 'SUCCESS',
    });
    const memberId = sandbox.state.members.find(({ email }) => email === 'ida@example.org')?.id ?? '';
    await signInAsMember(site, { memberId, apiKey: sandbox.state.settings.ownerApiKey });
    await changePassword({ newPassword: 'the-third-one' }, { client: site });
    expect(await machine().login(as('ida', 'the-third-one'))).toMatchObject({ loginState: 'SUCCESS' });
  });
});
