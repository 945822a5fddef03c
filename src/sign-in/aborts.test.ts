// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../test/setup/eventually.ts';
import { failureOf, platform, tokens } from '../core/testing/fakes.ts';
import { preflight } from './preflight/preflight.ts';
import { memoryStorage } from '../session/storage/storage.ts';
import { type AttemptStorage, tabAttempts } from './attempts.ts';
import { completeSignIn, startSignIn } from './hosted.ts';
import { signInAsMember } from './member.ts';
import { silentSignIn } from './silent.ts';
import { BACK, CODE, LOGIN, stage, tabArea } from './testing/stage.ts';

// Security P5: an abort works at every wait of a flow, with the caller's own reason; afterwards the flow stores and sends
// nothing.

afterEach(() => void vi.unstubAllGlobals());

const reason = new Error('left the page');
const never = () => new Promise<never>(() => undefined);
const aborted = () => AbortSignal.abort(reason);

/** Aborts a flow at a certain point; resolves to the reason of its rejection. */
const abortedAt = async (flow: (signal: AbortSignal) => Promise<unknown>, point: () => unknown) => {
  const stop = new AbortController();
  const removed = vi.spyOn(stop.signal, 'removeEventListener');
  const added = vi.spyOn(stop.signal, 'addEventListener');
  const failure = failureOf(flow(stop.signal));
  await eventually(() => expect(point()).toBeTruthy());
  stop.abort(reason);
  const error = await failure;
  const left = added.mock.calls.map(([, listener]) => listener);
  for (const [, listener] of removed.mock.calls)
    if (left.includes(listener)) left.splice(left.indexOf(listener), 1);
  expect(left).toEqual([]);
  return error;
};

/** A stage on which the person has come back with a code. */
const back = async (onCodeGrant?: Parameters<typeof stage>[0]) => {
  const platform = stage(onCodeGrant);
  const attempts = tabAttempts(tabArea());
  await startSignIn(platform.site, { redirectUri: BACK, attempts });
  return { ...platform, attempts, address: `${BACK}#code=${CODE}&state=${platform.state()}` };
};

describe('completing a sign-in', () => {
  test('aborted before it begins: the attempt is kept, and can be completed', async () => {
    const { site, attempts, address, grants, role } = await back();
    expect(await failureOf(completeSignIn(site, address, { attempts, signal: aborted() }))).toBe(reason);
    expect(grants).toEqual([]);
    await completeSignIn(site, address, { attempts });
    expect(role()).toBe('member');
  });

  test('aborted during the exchange of its code: no answer makes a member', async () => {
    const settle: ((answer: Response) => void)[] = [];
    const { site, attempts, address, grants, role } = await back(
      () => new Promise((resolve) => void settle.push(resolve)),
    );
    const flow = (signal: AbortSignal) => completeSignIn(site, address, { attempts, signal });
    expect(await abortedAt(flow, () => grants.length)).toBe(reason);
    settle[0]?.(tokens(9));
    await new Promise((resolve) => setTimeout(resolve));
    expect([role(), grants.length]).toEqual(['visitor', 1]);
    // The code was sent once: the same address is refused without a request.
    expect(await failureOf(completeSignIn(site, address, { attempts }))).toMatchObject({
      code: 'callback-refused',
    });
    expect(grants).toHaveLength(1);
  });

  test('aborted while a slow store looks for the attempt', async () => {
    const { site, address, grants } = await back();
    const take = vi.fn<AttemptStorage['take']>(never);
    const flow = (signal: AbortSignal) =>
      completeSignIn(site, address, { attempts: { put: () => undefined, take }, signal });
    expect(await abortedAt(flow, () => take.mock.calls.length)).toBe(reason);
    expect(grants).toEqual([]);
  });

  test('ends at its own time limit if the token endpoint does not answer', async () => {
    const { site, attempts, address } = await back(never);
    expect(await failureOf(completeSignIn(site, address, { attempts, timeout: 20 }))).toMatchObject({
      name: 'TimeoutError',
      timeoutMs: 20,
    });
  });
});

describe('beginning a sign-in', () => {
  test.each(['preflight', 'put'] as const)('aborted during %s', async (where) => {
    const { site, asked } = stage();
    const work = vi.fn<typeof never>(never);
    const attempts: AttemptStorage = {
      put: where === 'put' ? work : () => undefined,
      take: () => undefined,
    };
    const flow = (signal: AbortSignal) =>
      startSignIn(site, {
        redirectUri: BACK,
        attempts,
        signal,
        ...(where === 'preflight' && { preflight: work }),
      });
    expect(await abortedAt(flow, () => work.mock.calls.length)).toBe(reason);
    expect(asked).toHaveLength(where === 'put' ? 1 : 0);
  });
});

describe('signing in silently', () => {
  test('aborted during preflight: no frame is opened', async () => {
    const { site, asked } = stage();
    const look = vi.fn<typeof never>(never);
    const flow = (signal: AbortSignal) => silentSignIn(site, { signal, preflight: look });
    expect(await abortedAt(flow, () => look.mock.calls.length)).toBe(reason);
    expect([asked, document.querySelector('iframe')]).toEqual([[], null]);
  });

  test('aborted during the exchange of its code: the visitor stays', async () => {
    const { site, state, grants, role } = stage(never);
    const answer = () => {
      const source = document.querySelector('iframe')?.contentWindow ?? null;
      const data = { code: CODE, state: state() };
      if (source) window.dispatchEvent(new MessageEvent('message', { data, origin: LOGIN, source }));
      return grants.length;
    };
    expect(await abortedAt((signal) => silentSignIn(site, { signal }), answer)).toBe(reason);
    expect([role(), document.querySelector('iframe')]).toEqual(['visitor', null]);
  });
});

describe('signing a member in by id', () => {
  const grant = { memberId: 'm1', apiKey: 'key-1' };

  test.each([
    ['the visitor’s token is requested', 1],
    ['the member’s tokens are requested', 2],
  ])('aborted while %s: the session stays as it is', async (_, requests) => {
    vi.stubGlobal('document', undefined);
    Reflect.deleteProperty(globalThis, 'document');
    const { site, tokenRequests } = platform([requests === 1 ? never : tokens(1), never], []);
    const flow = (signal: AbortSignal) => signInAsMember(site, grant, { signal });
    expect(await abortedAt(flow, () => tokenRequests.length === requests)).toBe(reason);
    // A visitor who received tokens on the way keeps them.
    expect(site.session.getSnapshot().role).toBe(requests === 1 ? 'none' : 'visitor');
  });

  test('aborted while a slow storage is read: no token is requested', async () => {
    vi.stubGlobal('document', undefined);
    Reflect.deleteProperty(globalThis, 'document');
    const load = vi.fn<typeof never>(never);
    const { site, tokenRequests } = platform([tokens(1)], [], { ...memoryStorage(), load });
    const flow = (signal: AbortSignal) => signInAsMember(site, grant, { signal });
    expect(await abortedAt(flow, () => load.mock.calls.length > 1)).toBe(reason);
    expect(tokenRequests).toEqual([]);
  });
});

test('an aborted preflight rejects instead of listing unknown findings', async () => {
  const { site, tokenRequests } = platform([never], []);
  const flow = (signal: AbortSignal) => preflight(site, { signal });
  expect(await abortedAt(flow, () => tokenRequests.length)).toBe(reason);
});
