import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { atMost } from '../setup/counts.ts';
import { LOCK_WAIT, PATIENCE } from '../setup/patience.ts';
import { calls, callsAfterWait, events, type Lack, stage } from './stage.ts';

const { open, platform } = stage();

const browsers: readonly [string, readonly Lack[]][] = [
  ['with locks', []],
  ['without locks', ['locks']],
  ['without channels', ['BroadcastChannel']],
  ['without both', ['locks', 'BroadcastChannel']],
];

/** Tabs of a member whose access token has expired. */
const expired = async (count: number, lacks: readonly Lack[], lockTimeout = PATIENCE) => {
  const [first, ...others] = await open(count, { lacks, lockTimeout });
  if (!first) throw new Error('no tab');
  const member = platform().member(true);
  await first.evaluate((tokens) => window.tab.signIn(tokens), member);
  return { member, first, others, tabs: [first, ...others] };
};
const callAll = async (tabs: readonly Page[], count: number) =>
  (await Promise.all(tabs.map((tab) => calls(tab, count)))).flat();

describe.each(browsers)('in browsers %s', (_, lacks) => {
  test('20 calls with an expired token in each of 3 tabs make one token request (P1)', async () => {
    const { tabs, member } = await expired(3, lacks);
    const answers = await callAll(tabs, 20);
    expect([answers.length, new Set(answers).size]).toEqual([60, 1]);
    expect(answers[0]).not.toBe(member.accessToken.value);
    expect(platform().requests).toEqual([
      { clientId: 'shop', grantType: 'refresh_token', refreshToken: member.refreshToken.value },
    ]);
  });

  test('the first calls of 3 tabs make one visitor', async () => {
    const answers = await callAll(await open(3, { lacks }), 5);
    expect([new Set(answers).size, platform().requests.length]).toEqual([1, 1]);
  });

  test('an access token that the platform refuses is renewed once for 3 tabs, in each of many renewals (P1)', async () => {
    const { tabs } = await expired(3, lacks);
    for (let round = 1; round <= atMost(5, 20); round++) {
      const answers = await callAll(tabs, 2);
      expect(new Set(answers)).toEqual(new Set([expect.stringContaining('AT-member-')]));
      expect([round, platform().requests.length, platform().replays()]).toEqual([round, round, 0]);
      platform().revoke();
    }
  });

  test('a tab that is closed during its renewal does not block the others', async () => {
    const { first, others, member } = await expired(2, lacks, LOCK_WAIT);
    platform().behavior.delay = Infinity;
    void calls(first).catch(() => undefined);
    await expect.poll(() => platform().requests.length).toBe(1);
    await first.close();
    platform().behavior.delay = 0;
    expect(await callsAfterWait(others[0] ?? first, 3)).toEqual(
      Array(3).fill(expect.stringContaining('AT-member-')),
    );
    expect(platform().requests[1]?.refreshToken).toBe(member.refreshToken.value);
  });

  test('other tabs wait a limited time for a renewal that hangs, and its tab then adopts the newer tokens', async () => {
    const { first, others } = await expired(2, lacks, LOCK_WAIT);
    platform().behavior.delay = Infinity;
    void calls(first).catch(() => undefined);
    await expect.poll(() => platform().requests.length).toBe(1);
    platform().behavior.delay = 0;
    const [answer] = await callsAfterWait(others[0] ?? first);
    expect(answer).toContain('AT-member-');
    platform().letGo();
    // Its own refresh token is refused as a replay, so the tab adopts the tokens that the other tab has stored.
    await expect.poll(() => calls(first)).toEqual([answer]);
    expect((await events(first)).filter((event) => /replaced|signed-out/.test(event))).toEqual([]);
  });

  test('a failing token endpoint ends the session of no tab (P2)', async () => {
    const { tabs } = await expired(3, lacks);
    platform().behavior.failure = 503;
    await callAll(tabs, 1);
    platform().behavior.failure = undefined;
    await expect
      .poll(async () => new Set(await callAll(tabs, 2)))
      .toEqual(new Set([expect.stringContaining('AT-member-')]));
    expect(platform().replays()).toBe(0);
  });

  test('after the platform ends a session, all tabs continue as one new visitor', async () => {
    const { tabs, member } = await expired(3, lacks);
    platform().spend(member.refreshToken.value);
    const answers = new Set(await callAll(tabs, 2));
    expect(answers).toEqual(new Set([expect.stringContaining('AT-visitor')]));
    expect(platform().requests.map(({ grantType }) => grantType)).toEqual(['refresh_token', 'anonymous']);
  });

  test('a new tab and a reloaded tab continue with the same tokens', async () => {
    const { first, others } = await expired(2, lacks);
    const [answer] = await calls(first);
    const [third] = await open(1, { lacks });
    expect(third && (await calls(third))).toEqual([answer]);
    await others[0]?.reload();
    await others[0]?.evaluate(() => {
      window.tab = window.openTab('indexedDb');
    });
    expect(others[0] && (await calls(others[0]))).toEqual([answer]);
    expect(platform().requests).toHaveLength(1);
  });
});
