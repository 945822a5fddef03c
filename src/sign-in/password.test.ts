import { describe, expect, test, vi } from 'vitest';
import { eventually } from '../../test/setup/eventually.ts';
import { failureOf, platform, tokens } from '../core/testing/fakes.ts';
import { type CaptchaMode, type PasswordState, stateOfAnswer } from './password-states.ts';
import { passwordSignIn } from './password.ts';

const credentials = { email: 'ada@example.org', password: 'pass-word-canary' };

const applicationError = (code: string, status = 400, description = 'No.') =>
  Response.json(
    { message: 'No.', details: { applicationError: { code, description, data: {} } } },
    { status },
  );
const violation = (field: string, description = 'is not valid') =>
  Response.json(
    { message: 'INVALID', details: { validationError: { fieldViolations: [{ field, description }] } } },
    { status: 400 },
  );
const machine = (answers: Parameters<typeof platform>[1], captcha?: CaptchaMode) => {
  const { site, calls } = platform([tokens(1)], answers);
  return { site, calls, flow: passwordSignIn(site, { captcha }) };
};
const codeOf = (state: PasswordState) => ('errorCode' in state ? state.errorCode : 'none of its own');

describe('each server state leads to its client state (specification 4)', () => {
  const unknown = { loginState: 'FAILURE', errorCode: undefined, error: 'Unknown _state' };

  test.each<[object, object]>([
    [
      { state: 'SUCCESS', sessionToken: 'S' },
      { loginState: 'SUCCESS', data: { sessionToken: 'S' } },
    ],
    [{ state: 'REQUIRE_OWNER_APPROVAL' }, { loginState: 'OWNER_APPROVAL_REQUIRED' }],
    [
      { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'T' },
      { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: 'T' } },
    ],
    [{ state: 'STATUS_CHECK' }, unknown],
    [{ state: 'REQUIRE_MFA' }, unknown],
    [{ state: 'MFA_CHALLENGE' }, unknown],
    [{ state: 'REQUIRE_FIRST_FACTOR' }, unknown],
    [{ state: 'REQUIRE_MISSING_FIELDS' }, unknown],
    [{ state: 'UNKNOWN_STATE' }, unknown],
    [{ state: 'A_NEW_ONE' }, unknown],
    [{ state: '' }, unknown],
    [{ state: { toString: 'SUCCESS' } }, unknown],
    [{ state: 'SUCCESS' }, unknown],
    [{ state: 'REQUIRE_EMAIL_VERIFICATION' }, unknown],
  ])('%j', async (answer, state) => {
    for (const call of ['login', 'register'] as const) {
      const { flow } = machine([Response.json(answer)]);
      expect(await flow[call](credentials)).toEqual(state);
      expect(flow.getSnapshot()).toEqual(state);
    }
    expect(stateOfAnswer(answer as never)).toEqual(state);
  });

  test.each([null, [], 'text', 7, {}])('an answer that is %j is a failure, not a TypeError', async (body) => {
    const { flow } = machine([Response.json(body)]);
    expect(await flow.login(credentials)).toMatchObject({ loginState: 'FAILURE', error: 'Unknown _state' });
  });
});

describe('each code of a refusal has its errorCode (specification 8)', () => {
  test.each([
    ['-19971', 'missingCaptchaToken', 'missingCaptchaToken'],
    ['-19970', 'invalidCaptchaToken', 'invalidCaptchaToken'],
    ['-19995', 'emailAlreadyExists', 'invalidEmail'],
    ['-19976', undefined, 'invalidPassword'],
    ['-19973', undefined, 'resetPassword'],
    ['-19999', undefined, 'invalidEmail'],
    ['SOMETHING_NEW', undefined, 'invalidEmail'],
    ['constructor', undefined, 'invalidEmail'],
    ['__proto__', undefined, 'invalidEmail'],
    ['DUPLICATE_EMAIL', 'emailAlreadyExists', 'invalidEmail'],
  ])('%s: %s when registering, %s when signing in', async (code, registering, signingIn) => {
    for (const status of [400, 401, 403, 404, 409, 428]) {
      const { flow, calls } = machine([applicationError(code, status)]);
      const registered = await flow.register(credentials);
      const signedIn = await flow.login(credentials);
      expect([registered.loginState, codeOf(registered)]).toEqual(['FAILURE', registering]);
      expect([signedIn.loginState, codeOf(signedIn)]).toEqual(['FAILURE', signingIn]);
      expect(signedIn).toHaveProperty('error', 'No.');
      // P15: also not after a 401.
      expect(calls).toHaveLength(2);
    }
  });

  test.each(['email', 'loginId.email', 'loginId', 'Email'])(
    'a violation of %s is invalidEmail, with the text of the violation',
    async (field) => {
      const { flow } = machine([violation(field, 'has no @')]);
      expect(await flow.register(credentials)).toEqual({
        loginState: 'FAILURE',
        errorCode: 'invalidEmail',
        error: 'has no @',
        cause: expect.objectContaining({ name: 'ApiError', status: 400, code: 'INVALID_ARGUMENT' }),
      });
      expect(await flow.login(credentials)).toMatchObject({ errorCode: 'invalidEmail', error: 'has no @' });
    },
  );

  test('a violation of another field has no errorCode when registering', async () => {
    const { flow } = machine([violation('password')]);
    expect(codeOf(await flow.register(credentials))).toBeUndefined();
  });

  test.each([
    ['visible', 'USER_CAPTCHA_REQUIRED'],
    ['invisible', 'SILENT_CAPTCHA_REQUIRED'],
  ] as const)('with a captcha that is %s a missing token gives %s', async (mode, loginState) => {
    const { flow } = machine([applicationError('-19971')], mode);
    for (const call of ['login', 'register'] as const)
      expect(await flow[call](credentials)).toEqual({
        loginState,
        errorCode: 'missingCaptchaToken',
        error: 'No.',
        cause: expect.objectContaining({ code: '-19971' }),
      });
  });

  test('a refused captcha token is a failure in every mode', async () => {
    const { flow } = machine([applicationError('-19970')], 'visible');
    expect(await flow.login(credentials)).toMatchObject({
      loginState: 'FAILURE',
      errorCode: 'invalidCaptchaToken',
    });
  });
});

describe('every answer with a reason leads to a state, whose cause is the typed error (specification 4 and 8)', () => {
  test.each<[string, Response, object, string | undefined]>([
    [
      'too many calls',
      applicationError('THROTTLED_FEATURE', 429),
      { status: 429, retryable: 'yes', code: 'THROTTLED_FEATURE' },
      'invalidEmail',
    ],
    [
      'a refused access token',
      applicationError('UNAUTHENTICATED', 401),
      { status: 401, retryable: 'no', code: 'UNAUTHENTICATED' },
      'invalidEmail',
    ],
    [
      'a failing server with a reason',
      applicationError('DATABASE_DOWN', 503),
      { status: 503, retryable: 'unknown', code: 'DATABASE_DOWN' },
      'invalidEmail',
    ],
    ['a known code with status 500', applicationError('-19976', 500), { status: 500 }, 'invalidPassword'],
  ])('%s', async (_, answer, cause, errorCode) => {
    const { flow, calls } = machine([answer]);
    const failed = await flow.login(credentials);
    expect(failed).toMatchObject({ loginState: 'FAILURE', errorCode, cause: { name: 'ApiError', ...cause } });
    expect(flow.getSnapshot()).toBe(failed);
    // A refused registration has only a message, if its code is not in the catalog.
    expect(await flow.register(credentials)).toMatchObject({
      loginState: 'FAILURE',
      errorCode: undefined,
      error: 'No.',
      cause,
    });
    expect(calls).toHaveLength(2);
  });

  test('the cause has the time to wait', async () => {
    const throttled = applicationError('THROTTLED_FEATURE', 429);
    throttled.headers.set('retry-after', '7');
    const { flow } = machine([throttled]);
    expect(await flow.login(credentials)).toMatchObject({ cause: { retryAfterMs: 7_000 } });
  });
});

describe('a failure without a reason rejects, and keeps the state', () => {
  test.each([
    ['a failing server', new Response('<html>', { status: 502 }), { name: 'ApiError', status: 502 }],
    [
      'too many calls, without a reason',
      new Response('', { status: 429 }),
      { name: 'ApiError', status: 429 },
    ],
    ['no network', new TypeError('fetch failed'), { name: 'NetworkError' }],
    ['a page of a proxy', new Response('<html>', { status: 403 }), { name: 'ApiError', status: 403 }],
    ['a redirect', new Response('', { status: 302 }), { name: 'ApiError' }],
  ])('%s', async (_, answer, error) => {
    const { flow, calls } = machine([answer]);
    for (const call of ['login', 'register'] as const)
      expect(await failureOf(flow[call](credentials))).toMatchObject(error);
    expect(flow.getSnapshot()).toEqual({ loginState: 'INITIAL' });
    expect(calls).toHaveLength(2);
  });

  test('an abort', async () => {
    const { flow } = machine([() => new Promise(() => undefined)]);
    const stop = new AbortController();
    const failure = failureOf(flow.login(credentials, { signal: stop.signal }));
    const reason = new Error('left the page');
    stop.abort(reason);
    expect([await failure, flow.getSnapshot()]).toEqual([reason, { loginState: 'INITIAL' }]);
  });
});

describe('verifying the e-mail address', () => {
  const due = () => Response.json({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'T' });

  test('sends the code with the token of the state, and continues', async () => {
    const { flow, calls } = machine([due(), Response.json({ state: 'SUCCESS', sessionToken: 'S' })]);
    await flow.login(credentials);
    expect(await flow.verify('123456')).toMatchObject({ loginState: 'SUCCESS' });
    expect(JSON.parse(calls[1]?.body ?? '')).toEqual({ code: '123456', stateToken: 'T' });
  });

  test('another mail keeps the state with its new token', async () => {
    const { flow, calls } = machine([
      due(),
      Response.json({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'T2' }),
    ]);
    await flow.register(credentials);
    expect(await flow.resend()).toEqual({
      loginState: 'EMAIL_VERIFICATION_REQUIRED',
      data: { stateToken: 'T2' },
    });
    expect(JSON.parse(calls[1]?.body ?? '')).toEqual({ stateToken: 'T' });
  });

  test('a refused code rejects, and another code can be sent', async () => {
    const { flow } = machine([
      due(),
      applicationError('VERIFICATION_FAILED', 400, 'not 123456'),
      Response.json({ state: 'SUCCESS', sessionToken: 'S' }),
    ]);
    await flow.login(credentials);
    const error = await failureOf(flow.verify('123456'));
    expect(error).toMatchObject({ name: 'ApiError', code: 'VERIFICATION_FAILED' });
    expect(JSON.stringify([error, `${String(error)}`])).not.toContain('123456');
    expect(flow.getSnapshot()).toMatchObject({ loginState: 'EMAIL_VERIFICATION_REQUIRED' });
    expect(await flow.verify('654321')).toMatchObject({ loginState: 'SUCCESS' });
  });

  test.each(['verify', 'resend'] as const)(
    "%s in any other state fails with 'Unknown _state' and sends nothing",
    async (call) => {
      const others = [
        Response.json({ state: 'SUCCESS', sessionToken: 'S' }),
        Response.json({ state: 'REQUIRE_OWNER_APPROVAL' }),
        applicationError('-19976'),
        undefined,
      ];
      for (const answer of others) {
        const { flow, calls } = machine([answer ?? due()]);
        if (answer) await flow.login(credentials);
        const before = calls.length;
        const failed = { loginState: 'FAILURE', errorCode: undefined, error: 'Unknown _state' };
        expect(await (call === 'verify' ? flow.verify('123456') : flow.resend())).toEqual(failed);
        expect([flow.getSnapshot(), calls.length]).toEqual([failed, before]);
      }
    },
  );
});

describe('the machine as a store', () => {
  test('tells listeners of each state, also if one of them throws', async () => {
    const { flow } = machine([Response.json({ state: 'SUCCESS', sessionToken: 'S' })]);
    const heard: string[] = [];
    flow.subscribe(() => expect.unreachable());
    const leave = flow.subscribe(() => void heard.push(flow.getSnapshot().loginState));
    await flow.login(credentials);
    flow.reset();
    leave();
    await flow.login(credentials);
    expect(heard).toEqual(['SUCCESS', 'INITIAL']);
    expect(flow.getSnapshot()).toBe(flow.getSnapshot());
  });

  test('the answer to a superseded action changes nothing', async () => {
    const slow: ((response: Response) => void)[] = [];
    const { flow } = machine([() => new Promise<Response>((resolve) => void slow.push(resolve))]);
    const first = flow.login(credentials);
    const second = flow.login({ ...credentials, password: 'other' });
    await eventually(() => expect(slow).toHaveLength(2));
    slow[1]?.(Response.json({ state: 'REQUIRE_OWNER_APPROVAL' }));
    await second;
    slow[0]?.(applicationError('-19976'));
    expect(await first).toEqual({ loginState: 'OWNER_APPROVAL_REQUIRED' });
    const third = flow.login(credentials);
    await eventually(() => expect(slow).toHaveLength(3));
    flow.reset();
    slow[2]?.(Response.json({ state: 'SUCCESS', sessionToken: 'S' }));
    await third;
    expect(flow.getSnapshot()).toEqual({ loginState: 'INITIAL' });
  });

  test.each(['INITIAL', 'FAILURE'])('in %s nothing can be completed', async (loginState) => {
    const { flow, calls } = machine([applicationError('-19976')]);
    if (loginState === 'FAILURE') await flow.login(credentials);
    const before = calls.length;
    expect(await failureOf(flow.complete())).toMatchObject({
      name: 'ValidationError',
      code: 'not-signed-in',
    });
    expect(calls).toHaveLength(before);
  });
});

describe('completing', () => {
  const success = () => Response.json({ state: 'SUCCESS', sessionToken: 'S' });

  test('can be repeated after a missing answer or a blocked frame; a concurrent second call fails', async () => {
    vi.stubGlobal('document', {});
    const page = Response.json({
      redirectSession: { id: '1', fullUrl: 'https://login.test/', sessionToken: 'S' },
    });
    const offline = Array.from({ length: 3 }, () => new TypeError('offline'));
    const { flow } = machine([success(), ...offline, page]);
    await flow.login(credentials);
    const [first, second] = await Promise.all([failureOf(flow.complete()), failureOf(flow.complete())]);
    expect([first, second]).toMatchObject([{ name: 'NetworkError' }, { code: 'not-signed-in' }]);
    expect(flow.getSnapshot()).toMatchObject({ loginState: 'SUCCESS' });
    // The document has no body, so no frame can be opened.
    expect(await failureOf(flow.complete())).toMatchObject({ code: 'silent-blocked' });
    expect(flow.getSnapshot()).toMatchObject({ loginState: 'SUCCESS' });
    const completing = failureOf(flow.complete());
    flow.reset();
    await completing;
    expect(flow.getSnapshot()).toEqual({ loginState: 'INITIAL' });
  });

  test('returns the site keys of the captchas', () => {
    const { site } = platform([], []);
    const siteKeys = { visible: 'key-1', invisible: 'key-2' };
    expect(passwordSignIn(site, { captcha: 'visible', siteKeys }).siteKeys).toEqual(siteKeys);
    expect(passwordSignIn(site).siteKeys).toEqual({});
  });
});
