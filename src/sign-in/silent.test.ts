// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../test/setup/eventually.ts';
import { failureOf } from '../core/testing/fakes.ts';
import { silentSignIn, type SilentSignInOptions } from './silent.ts';
import { CODE, LOGIN, stage } from './testing/stage.ts';

/** The number of its listeners on the window and the document. */
let listening = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  listening = 0;
  for (const target of [window, document] as EventTarget[]) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      listening++;
      add(type, listener, options);
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
      listening--;
      remove(type, listener, options);
    });
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A silent sign-in with an open frame. */
const waiting = async (options: SilentSignInOptions = {}, platform = stage()) => {
  const done = silentSignIn(platform.site, options);
  done.catch(() => undefined);
  const frame = await eventually(() => document.querySelector('iframe') ?? expect.unreachable());
  return { ...platform, done, frame, good: { code: CODE, state: platform.state() } };
};
type Waiting = Awaited<ReturnType<typeof waiting>>;

const post = (data: unknown, origin: string, source: MessageEventSource | null | undefined) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: source ?? null }));
/** The message that the login page sends. */
const answer = ({ frame, good }: Waiting, data: unknown = good) => post(data, LOGIN, frame.contentWindow);

const expectNothingLeft = () => {
  expect([document.querySelectorAll('iframe').length, listening, vi.getTimerCount()]).toEqual([0, 0, 0]);
};

/** Messages that are no answer: their data, origin and source. */
const forged: Record<string, (w: Waiting) => void> = {
  // A correct answer from a wrong origin or source.
  'another origin': ({ good, frame }) => post(good, 'https://evil.test', frame.contentWindow),
  'no origin': ({ good, frame }) => post(good, '', frame.contentWindow),
  'an opaque origin': ({ good, frame }) => post(good, 'null', frame.contentWindow),
  'the page itself as origin': ({ good, frame }) => post(good, location.origin, frame.contentWindow),
  'the login page over http': ({ good, frame }) => post(good, 'http://login.test', frame.contentWindow),
  'the login page on a port': ({ good, frame }) => post(good, `${LOGIN}:8443`, frame.contentWindow),
  'a subdomain of it': ({ good, frame }) => post(good, 'https://a.login.test', frame.contentWindow),
  'its name as a prefix': ({ good, frame }) => post(good, `${LOGIN}.evil.test`, frame.contentWindow),
  'its name as a user': ({ good, frame }) => post(good, `${LOGIN}@evil.test`, frame.contentWindow),
  'its address with a path': ({ good, frame }) => post(good, `${LOGIN}/`, frame.contentWindow),
  'its name in capitals': ({ good, frame }) => post(good, LOGIN.toUpperCase(), frame.contentWindow),
  'any origin': ({ good, frame }) => post(good, '*', frame.contentWindow),
  'the page itself': ({ good }) => post(good, LOGIN, window),
  'no window': ({ good }) => post(good, LOGIN, null),
  'a message port': ({ good }) => post(good, LOGIN, new MessageChannel().port1 as never),
  'a second frame of the login page': ({ good }) => {
    const other = document.createElement('iframe');
    document.body.append(other);
    post(good, LOGIN, other.contentWindow);
    other.remove();
  },
  'a frame that was removed': ({ good }) => {
    const other = document.createElement('iframe');
    document.body.append(other);
    const gone = other.contentWindow;
    other.remove();
    post(good, LOGIN, gone);
  },
  // A wrong answer from the right origin and source.
  nothing: (w) => answer(w, null),
  undefined: (w) => post(undefined, LOGIN, w.frame.contentWindow),
  'a text': (w) => answer(w, 'code'),
  'the answer as JSON text': (w) => answer(w, JSON.stringify(w.good)),
  'the answer as a query': (w) => answer(w, `code=${CODE}&state=${w.good.state}`),
  'a number': (w) => answer(w, 7),
  true: (w) => answer(w, true),
  'an empty object': (w) => answer(w, {}),
  'a list': (w) => answer(w, [w.good]),
  'a list with the members': (w) => answer(w, Object.assign([], w.good)),
  'a nested answer': (w) => answer(w, { data: w.good }),
  'a function': (w) =>
    answer(
      w,
      Object.assign(() => undefined, w.good),
    ),
  'a date': (w) => answer(w, new Date()),
  'no state': (w) => answer(w, { code: CODE }),
  'an empty state': (w) => answer(w, { ...w.good, state: '' }),
  'another state': (w) => answer(w, { ...w.good, state: 'crafted' }),
  'the state in a list': (w) => answer(w, { ...w.good, state: [w.good.state] }),
  'the state in an object': (w) => answer(w, { ...w.good, state: new String(w.good.state) }),
  'a state that turns into ours': (w) => answer(w, { ...w.good, state: { toString: () => w.good.state } }),
  'a state with a space': (w) => answer(w, { ...w.good, state: `${w.good.state} ` }),
  'the beginning of the state': (w) => answer(w, { ...w.good, state: w.good.state.slice(0, -1) }),
  'the state null': (w) => answer(w, { ...w.good, state: null }),
  'the name in capitals': (w) => answer(w, { code: CODE, STATE: w.good.state }),
  'a code that is a number': (w) => answer(w, { ...w.good, code: 7 }),
  'a code that is null': (w) => answer(w, { ...w.good, code: null }),
  'an empty code': (w) => answer(w, { ...w.good, code: '' }),
  'a list of codes': (w) => answer(w, { ...w.good, code: [CODE] }),
  'a code that turns into a text': (w) => answer(w, { ...w.good, code: { toString: () => CODE } }),
  'a code with a line end': (w) => answer(w, { ...w.good, code: `${CODE}\r\nX: 1` }),
  'a code with another alphabet': (w) => answer(w, { ...w.good, code: 'cодe' }),
  'a code of a megabyte': (w) => answer(w, { ...w.good, code: 'a'.repeat(1e6) }),
  'a code beside an error': (w) => answer(w, { ...w.good, error: 'access_denied' }),
  'an error that is an object': (w) => answer(w, { state: w.good.state, error: { a: 1 } }),
  'an error with markup and spaces': (w) => answer(w, { state: w.good.state, error: '<b> x' }),
  'ten thousand messages': (w) => {
    for (let n = 0; n < 10_000; n++) answer(w, { ...w.good, state: `${n}` });
  },
};

describe('P6: only the login page can answer', () => {
  test.each(Object.keys(forged))(
    'a message with %s is ignored, and the right message still counts',
    async (name) => {
      const w = await waiting();
      forged[name]?.(w);
      await vi.advanceTimersByTimeAsync(1);
      expect([w.grants, w.role()]).toEqual([[], 'visitor']);
      expect(w.frame.isConnected).toBe(true);
      answer(w);
      await w.done;
      expect([w.grants.length, w.grants[0]?.['code'], w.role()]).toEqual([1, CODE, 'member']);
      expectNothingLeft();
    },
  );

  test('a second message changes nothing', async () => {
    const w = await waiting();
    answer(w);
    answer(w, { ...w.good, code: 'another' });
    answer(w);
    await w.done;
    expect(w.grants.map(({ code }) => code)).toEqual([CODE]);
    expectNothingLeft();
  });

  test('a late message changes nothing', async () => {
    const w = await waiting({ timeout: 5_000 });
    const { contentWindow } = w.frame;
    await vi.advanceTimersByTimeAsync(5_000);
    post(w.good, LOGIN, contentWindow);
    await failureOf(w.done);
    expect([w.grants, w.role()]).toEqual([[], 'visitor']);
    expectNothingLeft();
  });

  test('two concurrent sign-ins each accept only their own answer', async () => {
    const platform = stage(() => Response.json({ access_token: 'A', expires_in: 60, refresh_token: 'R' }));
    const first = await waiting({}, platform);
    const second = silentSignIn(platform.site);
    await eventually(() => expect(document.querySelectorAll('iframe')).toHaveLength(2));
    const [, frame] = document.querySelectorAll('iframe');
    // The state of one sign-in, sent by the frame of the other, is not enough.
    post({ code: 'x', state: first.good.state }, LOGIN, frame?.contentWindow);
    post({ code: 'b', state: platform.state() }, LOGIN, frame?.contentWindow);
    await second;
    answer(first);
    await first.done;
    expect(platform.grants.map(({ code }) => code)).toEqual(['b', CODE]);
    expectNothingLeft();
  });

  test('other origins may answer only if the options name them', async () => {
    const w = await waiting({ loginOrigins: [LOGIN, 'https://accounts.test'] });
    post(w.good, 'https://other.test', w.frame.contentWindow);
    expect(w.frame.isConnected).toBe(true);
    post(w.good, 'https://accounts.test', w.frame.contentWindow);
    await w.done;
    expect(w.role()).toBe('member');
  });
});

describe('a silent sign-in', () => {
  test('requests the page for a frame with the session token, and exchanges the code without an address', async () => {
    const w = await waiting({ sessionToken: 'secret-session' });
    expect(w.asked[0]?.auth).toMatchObject({
      prompt: 'none',
      authRequest: { responseMode: 'web_message', sessionToken: 'secret-session' },
    });
    expect(w.asked[0]?.auth?.authRequest.redirectUri).toBeUndefined();
    expect([w.frame.src, w.frame.hidden]).toEqual([`${LOGIN}/authorize?session=1`, true]);
    answer(w);
    await w.done;
    expect(Object.keys(w.grants[0] ?? {})).toEqual(['clientId', 'grantType', 'code', 'codeVerifier']);
  });

  test("ends after two minutes with 'OAuth flow timed out'", async () => {
    const w = await waiting();
    await vi.advanceTimersByTimeAsync(119_000);
    expect(w.frame.isConnected).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await failureOf(w.done)).toMatchObject({
      message: 'OAuth flow timed out',
      code: 'silent-timed-out',
    });
    expectNothingLeft();
  });

  test('ends at once when it is aborted', async () => {
    const reason = new Error('gone');
    const controller = new AbortController();
    const w = await waiting({ signal: controller.signal });
    controller.abort(reason);
    expect(await failureOf(w.done)).toBe(reason);
    answer(w);
    expect(w.grants).toEqual([]);
    expectNothingLeft();
    const early = stage();
    expect(await failureOf(silentSignIn(early.site, { signal: controller.signal }))).toBe(reason);
    await eventually(expectNothingLeft);
  });

  test.each([
    [
      { error: 'login_required', error_description: 'Nobody is signed in' },
      'login_required',
      'sign-in-refused',
    ],
    [{ error: 'access_denied' }, 'access_denied', 'sign-in-refused'],
    [{}, 'Missing code or _state', 'callback-refused'],
  ])('answered with %j ends with %s', async (said, message, code) => {
    const w = await waiting();
    answer(w, { ...said, state: w.good.state });
    expect(await failureOf(w.done)).toMatchObject({ message, code });
    expect(w.grants).toEqual([]);
    expectNothingLeft();
  });

  test('whose frame another script removes ends at its time limit', async () => {
    const w = await waiting({ timeout: 5_000 });
    w.frame.remove();
    // A removed frame has no window, as in browsers. A message that a script makes up has no source either.
    Object.defineProperty(w.frame, 'contentWindow', { value: null });
    post(w.good, LOGIN, null);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await failureOf(w.done)).toMatchObject({ code: 'silent-timed-out' });
    expectNothingLeft();
  });

  test('fails with the directive to change if the content security policy forbids the frame', async () => {
    const w = await waiting();
    const forbid = (effectiveDirective: string, blockedURI: string) =>
      document.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, blockedURI }),
      );
    forbid('img-src', LOGIN);
    forbid('frame-src', 'https://other.test/');
    expect(w.frame.isConnected).toBe(true);
    forbid('frame-src', `${LOGIN}/authorize`);
    const error = await failureOf(w.done);
    expect(error).toMatchObject({ code: 'silent-blocked' });
    expect((error as { description: string }).description).toContain(`allow ${LOGIN} in frame-src`);
    expectNothingLeft();
  });

  test('fails at once if the page refuses the frame, and leaves no listener, timer or stop callback', async () => {
    const refusal = new DOMException('no frames here', 'NotAllowedError');
    vi.spyOn(document.body, 'append').mockImplementation(() => {
      throw refusal;
    });
    const { site } = stage();
    const error = await failureOf(silentSignIn(site));
    expectNothingLeft();
    expect(site.session.stops.size).toBe(0);
    expect(error).toMatchObject({ name: 'AuthError', code: 'silent-blocked', cause: refusal });
    expect((error as { description: string }).description).toContain('This page refuses the frame');
  });

  test('whose frame would open outside `loginOrigins` fails at once, without a frame', async () => {
    const { site, grants } = stage();
    const append = vi.spyOn(document.body, 'append');
    const error = await failureOf(silentSignIn(site, { loginOrigins: ['https://accounts.test'] }));
    expect(error).toMatchObject({ name: 'AuthError', code: 'silent-blocked' });
    expect((error as { description: string }).description).toMatch(
      /https:\/\/login\.test.*loginOrigins.*https:\/\/accounts\.test/,
    );
    expect([append.mock.calls, grants]).toEqual([[], []]);
    expectNothingLeft();
  });

  test('whose code is refused rejects, and leaves nothing behind', async () => {
    const w = await waiting(
      {},
      stage(() => Response.json({ error: 'invalid_grant' }, { status: 400 })),
    );
    answer(w);
    expect(await failureOf(w.done)).toMatchObject({
      message: 'Failed to get member tokens',
      code: 'code-expired',
    });
    expectNothingLeft();
  });
});
