import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { member } from '../testing/contents.ts';
import { manualStore } from '../testing/manual-store.ts';
import type { Tokens } from '../../core/identity/tokens.ts';

// A renewal never overwrites unknown contents: if the store could not be read, the page does not know whose session it
// has (P2, P14).

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const KEY = 'shop';
const other = (name: string): Tokens => ({ ...member, accessToken: { ...member.accessToken, value: name } });
const visitor: Tokens = {
  accessToken: { value: 'visitor', expiresAt: 4e9 },
  refreshToken: { value: 'RT-visitor', role: 'visitor' },
};
const nameOf = (tokens: Tokens | undefined) => tokens?.accessToken.value;
const text = (tokens: Tokens | undefined) => tokens && JSON.stringify(tokens);

type Stage = ReturnType<typeof manualStore>;
const kinds = ({ asked }: Stage) => asked.map(({ what }) => what);
const patience = () => vi.advanceTimersByTimeAsync(3_000);
const settled = () => vi.advanceTimersByTimeAsync(0);
const nameIn = async ({ storage, last }: Stage) => {
  const loading = storage.load(KEY);
  last().fail();
  return nameOf(await loading);
};

/** A store whose read timed out before the page requested tokens for a new visitor. */
const unread = async () => {
  const stage = manualStore();
  const news = vi.fn<() => void>();
  stage.storage.watch(KEY, news);
  const loading = stage.storage.load(KEY);
  await patience();
  expect(await loading).toBeUndefined();
  expect(nameOf(await stage.storage.swap(KEY, undefined, visitor))).toBe('visitor');
  expect(kinds(stage)).not.toContain('write');
  return { ...stage, news, first: stage.asked[0] ?? expect.unreachable() };
};
/** A store with a member, which did not answer in time when the renewed tokens were stored. */
const unstored = async (tokens: Tokens = other('new')) => {
  const stage = manualStore();
  const loading = stage.storage.load(KEY);
  stage.last().answer(text(member));
  await loading;
  const swapping = stage.storage.swap(KEY, member, tokens);
  await patience();
  expect(nameOf(await swapping)).toBe(nameOf(tokens));
  expect(kinds(stage)).toEqual(['read', 'swap']);
  return { ...stage, late: stage.asked[1] ?? expect.unreachable() };
};

describe('a store that could not be read', () => {
  test('and then answers with a member: the session becomes this member, and listeners are notified', async () => {
    const stage = await unread();
    stage.first.answer(text(member));
    await settled();
    expect(stage.news).toHaveBeenCalledOnce();
    expect(await nameIn(stage)).toBe('AT-member');
    expect(kinds(stage)).not.toContain('write');
  });

  test('and then turns out to be empty receives the visitor by a swap', async () => {
    const stage = await unread();
    stage.first.answer(null);
    await settled();
    expect(stage.last()).toMatchObject({ what: 'swap', over: undefined, text: text(visitor) });
    stage.last().answer(visitor);
    await settled();
    expect([await nameIn(stage), stage.news.mock.calls.length]).toEqual(['visitor', 0]);
  });

  test('answers the swap with its member, who is kept', async () => {
    const stage = await unread();
    stage.last().answer(member);
    await settled();
    expect(stage.news).toHaveBeenCalledOnce();
    expect(await nameIn(stage)).toBe('AT-member');
  });

  test('is read again at the next load', async () => {
    const { storage, first, last } = await unread();
    first.fail();
    await vi.advanceTimersByTimeAsync(30_000);
    const loading = storage.load(KEY);
    last().answer(text(member));
    expect(nameOf(await loading)).toBe('AT-member');
  });

  test('is overwritten by a sign-out at once; a late answer changes nothing (P8)', async () => {
    const stage = await unread();
    void stage.storage.save(KEY, undefined);
    expect(stage.last()).toMatchObject({ what: 'write', text: undefined });
    stage.last().answer();
    stage.first.answer(text(member));
    await settled();
    expect([await nameIn(stage), stage.news.mock.calls.length]).toEqual([undefined, 0]);
  });

  test('does not notify a listener that was removed', async () => {
    const stage = await unread();
    const gone = vi.fn<() => void>();
    stage.storage.watch(KEY, gone)();
    stage.first.answer(text(member));
    await settled();
    expect([gone.mock.calls.length, stage.news.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('a renewal that could not be stored', () => {
  test.each<[string, Tokens | undefined, string | undefined]>([
    ['renewed', other('other-tab'), 'other-tab'],
    ['signed out', undefined, undefined],
  ])('is discarded if another tab has %s', async (_, found, expected) => {
    const { storage, last } = await unstored();
    const loading = storage.load(KEY);
    last().answer(text(found));
    expect(nameOf(await loading)).toBe(expected);
  });

  test('is stored over the previous tokens once the store answers', async () => {
    const stage = await unstored();
    const loading = stage.storage.load(KEY);
    stage.last().answer(text(member));
    await settled();
    expect(stage.last()).toMatchObject({ what: 'swap', over: 'AT-member', text: text(other('new')) });
    stage.last().answer(other('new'));
    expect(nameOf(await loading)).toBe('new');
    expect(kinds(stage)).not.toContain('write');
  });

  test('counts as stored if the store confirms it late', async () => {
    const stage = await unstored();
    stage.late.answer(other('new'));
    await settled();
    // The renewal is stored now, so tokens that another tab stores afterwards are newer.
    const loading = stage.storage.load(KEY);
    stage.last().answer(text(member));
    expect(nameOf(await loading)).toBe('AT-member');
  });

  test('is discarded if the late answer has the tokens of another tab', async () => {
    const stage = await unstored();
    stage.late.answer(other('other-tab'));
    await settled();
    expect(await nameIn(stage)).toBe('other-tab');
  });

  test('replaces an earlier renewal that was stored late', async () => {
    const aged = (name: string, age: number): Tokens => ({
      ...other(name),
      accessToken: { value: name, expiresAt: 4e9 + age },
      lineage: 0.5,
    });
    const { storage, last } = await unstored(aged('first', 1));
    const swapping = storage.swap(KEY, aged('first', 1), aged('second', 2));
    last().answer(text(aged('first', 1)));
    await settled();
    expect(last()).toMatchObject({ what: 'swap', over: 'first', text: text(aged('second', 2)) });
    last().answer(aged('second', 2));
    expect(nameOf(await swapping)).toBe('second');
  });

  test('can be followed by a further renewal, but not by that of another identity', async () => {
    const stage = await unstored();
    expect(nameOf(await stage.storage.swap(KEY, other('another'), other('stray')))).toBe('new');
    const swapping = stage.storage.swap(KEY, other('new'), other('newer'));
    stage.last().fail();
    expect(nameOf(await swapping)).toBe('newer');
  });
});

describe('a sign-in or sign-out that could not be stored', () => {
  test.each<[string, Tokens | undefined]>([
    ['sign-in', other('new')],
    ['sign-out', undefined],
  ])('(%s) is written at the next read, whatever the store contains', async (_, tokens) => {
    const { storage, last, asked } = manualStore();
    const saving = storage.save(KEY, tokens);
    last().fail();
    await saving;
    const loading = storage.load(KEY);
    expect(last()).toMatchObject({ what: 'write', text: text(tokens) });
    last().answer();
    expect(nameOf(await loading)).toBe(nameOf(tokens));
    // The store has the tokens now, so it is read again.
    const again = storage.load(KEY);
    last().answer(text(other('other-tab')));
    expect([nameOf(await again), asked.length]).toEqual(['other-tab', 3]);
  });

  test('counts as stored if the store confirms it late', async () => {
    const { storage, last, asked } = manualStore();
    const saving = storage.save(KEY, other('new'));
    await patience();
    await saving;
    asked[0]?.answer();
    await settled();
    void storage.load(KEY);
    expect(last().what).toBe('read');
  });

  test('is written together with a later renewal', async () => {
    const { storage, last } = manualStore();
    const saving = storage.save(KEY, other('new'));
    last().fail();
    await saving;
    const swapping = storage.swap(KEY, other('new'), other('newer'));
    expect(last()).toMatchObject({ what: 'write', text: text(other('newer')) });
    last().answer();
    expect(nameOf(await swapping)).toBe('newer');
  });
});

describe('a store without `swap`', () => {
  const begun = () => {
    const stage = manualStore({ swaps: false });
    return { ...stage, swapping: stage.storage.swap(KEY, undefined, visitor) };
  };

  test('is read first, and written if it still has the previous tokens', async () => {
    const stage = begun();
    stage.last().answer(null);
    await settled();
    expect(stage.last()).toMatchObject({ what: 'write', text: text(visitor) });
    stage.last().answer();
    expect(nameOf(await stage.swapping)).toBe('visitor');
  });

  test('is not written if it has other tokens', async () => {
    const stage = begun();
    stage.last().answer(text(member));
    expect(nameOf(await stage.swapping)).toBe('AT-member');
    expect(kinds(stage)).toEqual(['read']);
  });

  test('is not written if it cannot be read', async () => {
    const stage = begun();
    stage.last().fail();
    expect(nameOf(await stage.swapping)).toBe('visitor');
    expect(kinds(stage)).toEqual(['read']);
  });

  test('is not written after a sign-out in the meantime (P8)', async () => {
    const stage = begun();
    const reading = stage.last();
    const saving = stage.storage.save(KEY, undefined);
    stage.last().answer();
    await saving;
    reading.answer(null);
    expect(await stage.swapping).toBeUndefined();
    expect(stage.asked.map(({ what, text: written }) => [what, written])).toEqual([
      ['read', undefined],
      ['write', undefined],
    ]);
  });
});
