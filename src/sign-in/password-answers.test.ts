import { afterEach, describe, expect, test, vi } from 'vitest';
import { AuthError } from '../core/errors/auth-error.ts';
import { ApiError } from '../core/errors/index.ts';
import { failureOf, platform, tokens } from '../core/testing/fakes.ts';
import { stateOfAnswer, stateOfFailure } from './password-states.ts';
import { passwordSignIn } from './password.ts';

afterEach(() => void vi.unstubAllGlobals());

const ada = { email: 'ada@example.org', password: 'secret' };
const unknown = { loginState: 'FAILURE', errorCode: undefined, error: 'Unknown _state' };

describe('the state after an answer', () => {
  test.each([
    [
      { state: 'SUCCESS', sessionToken: 'S' },
      { loginState: 'SUCCESS', data: { sessionToken: 'S' } },
    ],
    [
      { state: 'SUCCESS', sessionToken: 'S', identity: { id: 'm1' } },
      { loginState: 'SUCCESS', data: { sessionToken: 'S', memberId: 'm1' } },
    ],
    [
      { state: 'SUCCESS', sessionToken: 'S', identity: { id: 7 } },
      { loginState: 'SUCCESS', data: { sessionToken: 'S' } },
    ],
    [{ state: 'SUCCESS' }, unknown],
    [{ state: 'STATUS_CHECK', sessionToken: 'S' }, unknown],
    [{ state: 'REQUIRE_EMAIL_VERIFICATION' }, unknown],
    [{ state: 'REQUIRE_MFA', stateToken: 'T' }, unknown],
    [
      { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'T' },
      { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: 'T' } },
    ],
    [{ state: 'REQUIRE_OWNER_APPROVAL' }, { loginState: 'OWNER_APPROVAL_REQUIRED' }],
    [null, unknown],
    ['SUCCESS', unknown],
  ])('%j', (answer, state) => {
    expect(stateOfAnswer(answer as never)).toStrictEqual(state);
  });

  test.each([
    ['email', 'invalidEmail'],
    ['loginId', 'invalidEmail'],
    ['loginId.email', 'invalidEmail'],
    ['EMAIL', 'invalidEmail'],
    ['emailOptions', undefined],
    ['loginId.phone', undefined],
    ['workemail', undefined],
  ])('a registration with the refused field %s: %s', (field, errorCode) => {
    const error = new ApiError('Refused', {
      status: 400,
      code: 'INVALID_ARGUMENT',
      description: 'Refused',
      details: {},
      fieldViolations: [{ field, description: 'is none', violatedRule: undefined }],
      requestId: undefined,
    });
    expect(stateOfFailure('register', error, undefined)).toMatchObject({ loginState: 'FAILURE', errorCode });
  });
});

describe('a 400 with only a message', () => {
  const answered = (body: unknown, status = 400) =>
    passwordSignIn(platform([tokens(1)], [Response.json(body, { status, statusText: 'Bad Request' })]).site);

  test('fails a login with that message, and with the typed error as cause', async () => {
    expect(await answered({ message: 'This site takes no passwords', details: {} }).login(ada)).toMatchObject(
      {
        loginState: 'FAILURE',
        errorCode: 'invalidEmail',
        error: 'This site takes no passwords',
        cause: { name: 'ApiError', status: 400, code: 'Bad Request' },
      },
    );
  });

  test('fails a registration with that message alone', async () => {
    expect(await answered({ message: 'No more members' }).register(ada)).toMatchObject({
      loginState: 'FAILURE',
      errorCode: undefined,
      error: 'No more members',
      cause: { name: 'ApiError', status: 400 },
    });
  });

  test.each([
    ['a 400 without a message', {}, 400],
    ['another status with a message', { message: 'gone' }, 410],
  ])('%s rejects with the typed error', async (_, body, status) => {
    const flow = answered(body, status);
    expect(await failureOf(flow.login(ada))).toMatchObject({ name: 'ApiError', status });
    expect(flow.getSnapshot()).toEqual({ loginState: 'INITIAL' });
  });
});

describe('an answer with the password in it', () => {
  const refusedFor = async (code: string, description: string, password: string) => {
    const body = { message: description, details: { applicationError: { code, description } } };
    const { site } = platform([tokens(1)], [Response.json(body, { status: 401 })]);
    return passwordSignIn(site).login({ ...ada, password });
  };

  test('is replaced by the text of its code, since a gap would reveal the password', async () => {
    const error = 'This is not the password of this member. Try another, or recover it.';
    const state = await refusedFor('-19976', 'The password is wrong', 'a');
    expect(state).toMatchObject({ errorCode: 'invalidPassword', error, cause: { message: error } });
  });

  test("that is not the member's keeps its text", async () => {
    const state = await refusedFor('-19976', 'The password is wrong', 'hunter2');
    expect(state).toMatchObject({ error: 'The password is wrong' });
  });
});

describe('the request', () => {
  test.each<[object, object]>([
    [{}, {}],
    [{ captchaTokens: {} }, {}],
    [{ captchaTokens: { visible: 'v' } }, { captchaTokens: [{ Recaptcha: 'v' }] }],
    [{ captchaTokens: { invisible: 'i' } }, { captchaTokens: [{ InvisibleRecaptcha: 'i' }] }],
    [
      { captchaTokens: { visible: 'v', invisible: 'i' } },
      { captchaTokens: [{ Recaptcha: 'v', InvisibleRecaptcha: 'i' }] },
    ],
  ])('with %j has only the given members', async (given, more) => {
    const { site, calls } = platform([tokens(1)], [Response.json({ state: 'SUCCESS', sessionToken: 'S' })]);
    await passwordSignIn(site).login({ ...ada, ...given });
    const body: unknown = JSON.parse(calls[0]?.body ?? '');
    expect(body).toEqual({ loginId: { email: ada.email }, password: ada.password, ...more });
  });
});

describe('completing a sign-in', () => {
  const reached = async (...more: Parameters<typeof platform>[1]) => {
    const { site, calls } = platform(
      [tokens(1)],
      [Response.json({ state: 'SUCCESS', sessionToken: 'S' }), ...more],
    );
    const flow = passwordSignIn(site);
    await flow.login(ada);
    return { flow, calls };
  };

  test('is refused before a sign-in, and the message names the state', async () => {
    const { site } = platform([], []);
    expect(await failureOf(passwordSignIn(site).complete())).toMatchObject({
      name: 'ValidationError',
      code: 'not-signed-in',
      message: 'Nothing to complete: the sign-in is in INITIAL',
    });
  });

  test('continues with the session token of the password', async () => {
    vi.stubGlobal('document', {});
    const page = { redirectSession: { id: '1', fullUrl: 'https://login.test/', sessionToken: 'X' } };
    const { flow, calls } = await reached(Response.json(page));
    expect(await failureOf(flow.complete())).toMatchObject({ code: 'silent-blocked' });
    expect(JSON.parse(calls[1]?.body ?? '')).toMatchObject({
      auth: { prompt: 'none', authRequest: { sessionToken: 'S', responseMode: 'web_message' } },
    });
  });

  test.each([
    ['preflight-failed', 'SUCCESS'],
    ['sign-in-refused', 'INITIAL'],
  ] as const)('that fails with %s does not use the login page, and ends in %s', async (code, state) => {
    vi.stubGlobal('document', {});
    vi.stubGlobal('location', { origin: 'https://shop.test' });
    const { flow, calls } = await reached();
    const error = new AuthError('no', { code });
    const preflight = () => Promise.reject(error);
    const redirect = { redirectUri: 'https://shop.test/back' };
    expect(await failureOf(flow.complete({ preflight, redirect }))).toBe(error);
    expect([calls.length, flow.getSnapshot().loginState]).toEqual([1, state]);
  });
});

test('after a reset, the answer to a code changes nothing', async () => {
  const { site } = platform(
    [tokens(1)],
    [
      Response.json({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'T' }),
      Response.json({ state: 'SUCCESS', sessionToken: 'S' }),
    ],
  );
  const flow = passwordSignIn(site);
  await flow.login(ada);
  const outcome = flow.verify('123456');
  flow.reset();
  expect([await outcome, flow.getSnapshot()]).toEqual([{ loginState: 'INITIAL' }, { loginState: 'INITIAL' }]);
});
