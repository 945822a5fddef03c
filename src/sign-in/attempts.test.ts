import { describe, expect, test, vi } from 'vitest';
import { type SignInAttempt, tabAttempts } from './attempts.ts';
import { tabArea } from './testing/stage.ts';

const HOUR = 3_600_000;
const attempt = (): SignInAttempt => ({
  state: 'state-1',
  codeVerifier: 'verifier-1',
  redirectUri: 'https://shop.test/back',
  returnTo: '/cart',
  clientId: 'shop',
  issuer: 'https://login.test',
  begunAt: Date.now(),
});
/** A tab with these contents. */
const keeping = (value: unknown) => {
  const area = tabArea();
  area.kept.set('vitrine:sign-in', typeof value === 'string' ? value : JSON.stringify(value));
  return { area, attempts: tabAttempts(area) };
};

describe('an attempt of this tab', () => {
  test('is returned once, for its own state, and then removed', () => {
    const area = tabArea();
    const attempts = tabAttempts(area);
    const kept = attempt();
    void attempts.put(kept);
    expect([attempts.take('another'), area.kept.size]).toEqual([undefined, 1]);
    expect(attempts.take('state-1')).toEqual(kept);
    expect([attempts.take('state-1'), area.kept.size]).toEqual([undefined, 0]);
  });

  test.each(['state', 'codeVerifier', 'redirectUri', 'returnTo', 'clientId', 'issuer'])(
    'is undefined if its %s is missing or not a text',
    (name) => {
      expect(keeping({ ...attempt(), [name]: undefined }).attempts.take('state-1')).toBeUndefined();
      expect(keeping({ ...attempt(), [name]: 7 }).attempts.take('state-1')).toBeUndefined();
    },
  );

  test.each([
    ['a minute ago', 60_000, true],
    ['almost an hour ago', HOUR - 5_000, true],
    ['an hour ago', HOUR, false],
    ['in the future', -60_000, false],
  ])('that began %s is returned: %s, %s', (_, age, isKept) => {
    const { attempts } = keeping({ ...attempt(), begunAt: Date.now() - age });
    expect(attempts.take('state-1') !== undefined).toBe(isKept);
  });

  test.each(['', '{', 'null', '7', '"state-1"', '[]', { ...attempt(), begunAt: 'now' }])(
    'is undefined if the tab holds %j',
    (value) => {
      expect(keeping(value).attempts.take('state-1')).toBeUndefined();
    },
  );

  test('is undefined in an empty tab, and in a page without storage', () => {
    expect(tabAttempts(tabArea()).take('state-1')).toBeUndefined();
    vi.stubGlobal('document', {});
    vi.stubGlobal('sessionStorage', undefined);
    const taken = tabAttempts().take('state-1');
    vi.unstubAllGlobals();
    expect(taken).toBeUndefined();
  });

  test('is not used if it cannot be removed', () => {
    const { area } = keeping(attempt());
    const removeItem = () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    };
    expect(tabAttempts({ ...area, removeItem }).take('state-1')).toBeUndefined();
  });

  test('does not replace the attempts that are pending, of which the five newest are kept', () => {
    const area = tabArea();
    const attempts = tabAttempts(area);
    const states = ['a', 'b', 'c', 'd', 'e', 'f'];
    for (const state of states) void attempts.put({ ...attempt(), state });
    expect(states.filter((state) => attempts.take(state) !== undefined)).toEqual(states.slice(1));
    expect(area.kept.size).toBe(0);
  });

  test('that is too old is removed from the tab by the next one', () => {
    const { area, attempts } = keeping([{ ...attempt(), begunAt: Date.now() - HOUR, state: 'old' }, null]);
    void attempts.put(attempt());
    expect(area.kept.get('vitrine:sign-in')).not.toContain('old');
  });

  test('of a full area is not lost if a further one cannot be stored', () => {
    const area = tabArea();
    void tabAttempts(area).put(attempt());
    const full = { ...area, setItem: () => expect.unreachable() };
    expect(() => tabAttempts(full).put({ ...attempt(), state: 'state-2' })).toThrow('cannot be stored');
    expect(tabAttempts(area).take('state-1')).toMatchObject({ state: 'state-1' });
  });

  test('that cannot be stored throws an error that names the option `attempts`', () => {
    const cause = new DOMException('full', 'QuotaExceededError');
    const setItem = () => {
      throw cause;
    };
    const put = () => tabAttempts({ ...tabArea(), setItem }).put(attempt());
    expect(put).toThrow(
      expect.objectContaining({
        message: 'The sign-in attempt cannot be stored',
        code: 'attempt-not-stored',
        description: 'This page cannot use sessionStorage. Give startSignIn() another storage: attempts.',
        cause,
      }),
    );
  });
});
