import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { LOCK_WAIT, PATIENCE } from '../setup/patience.ts';
import { calls, callsAfterWait, events, roleIs, stage } from './stage.ts';

// Contexts that share a session with a tab, contexts that do not, and the access of foreign scripts on the same origin.

const { open, platform } = stage();

type Options = NonNullable<Parameters<typeof open>[1]>;
const pair = async (options: Options = {}) => {
  const [first, other] = await open(2, { lockTimeout: PATIENCE, ...options });
  if (!first || !other) throw new Error('no tab');
  return { first, other };
};
/** Two tabs of a member with a shared storage. */
const members = async (isExpired: boolean, options: Options = {}) => {
  const tabs = await pair(options);
  await tabs.first.evaluate((tokens) => window.tab.signIn(tokens), platform().member(isExpired));
  if (!options.lacks?.includes('BroadcastChannel')) await roleIs(tabs.other, 'member');
  return tabs;
};
const role = (tab: Page) => tab.evaluate(() => window.tab.role());
const asMember = expect.stringContaining('AT-member-');
/** Name of the channel and of the lock, which every script of the origin can guess. */
const nameOf = (tab: Page) => `vitrine:shop@${new URL(tab.url()).origin}`;

describe('contexts that do not share the session:', () => {
  test('with memory as the storage each tab is its own visitor, and signs out alone', async () => {
    const { first, other } = await pair({ storage: 'memory' });
    const [[one], [two]] = [await calls(first), await calls(other)];
    expect(one).not.toBe(two);
    await first.evaluate(() => window.tab.signOut());
    expect([await role(first), await role(other)]).toEqual(['none', 'visitor']);
  });

  test('with the storage of the tab each tab is its own visitor, and stays that visitor after a reload', async () => {
    const { first, other } = await pair({ storage: 'tab' });
    const [[one], [two]] = [await calls(first), await calls(other)];
    expect(one).not.toBe(two);
    await first.reload();
    await first.evaluate(() => void (window.tab = window.openTab('tab')));
    expect(await calls(first)).toEqual([one]);
    expect(platform().requests).toHaveLength(2);
  });

  test('another profile of the browser is another visitor', async () => {
    const { first } = await members(false);
    const context = await first.context().browser()?.newContext();
    const stranger = await context?.newPage();
    await stranger?.goto(platform().address);
    await stranger?.evaluate(() => void (window.tab = window.openTab('indexedDb')));
    expect(stranger && (await calls(stranger))).toEqual([expect.stringContaining('AT-visitor')]);
    await stranger?.evaluate(() => window.tab.signOut());
    await context?.close();
    expect(await role(first)).toBe('member');
  });

  test('a page of another origin is another visitor', async () => {
    const { first, other } = await members(false);
    await other.goto(platform().address.replace('127.0.0.1', 'localhost'));
    await other.evaluate(() => void (window.tab = window.openTab('indexedDb')));
    expect(await calls(other)).toEqual([expect.stringContaining('AT-visitor')]);
    await other.evaluate(() => window.tab.signOut());
    expect([await role(first), await calls(first)]).toEqual(['member', [asMember]]);
  });
});

describe('a foreign script on the same origin', () => {
  test('that floods the channel with tokens and roles changes nothing and causes no request', async () => {
    const { first, other } = await members(false);
    await other.evaluate((name) => {
      const channel = new BroadcastChannel(name);
      const tokens = {
        accessToken: { value: 'EVIL', expiresAt: 4e9 },
        refreshToken: { value: 'EVIL', role: 'member' },
      };
      for (let n = 0; n < 500; n++)
        for (const message of [null, 'signed-out', { role: 'none' }, tokens, new Error('x')])
          channel.postMessage(message);
      channel.close();
    }, nameOf(other));
    expect(await calls(first, 3)).toEqual(Array(3).fill(asMember));
    expect([await role(first), platform().requests]).toEqual(['member', []]);
    expect(await events(first)).not.toContain('signed-out (other-tab)');
  });

  test('that keeps the lock delays other tabs no longer than the time limit of the lock', async () => {
    const { first, other } = await members(true, { lockTimeout: LOCK_WAIT });
    await other.evaluate(
      (name) =>
        new Promise<void>((resolve) => {
          void navigator.locks.request(name, () => {
            resolve();
            return new Promise(() => undefined);
          });
        }),
      nameOf(other),
    );
    expect(await callsAfterWait(first)).toEqual([asMember]);
  });

  test('that steals the lock causes no second token request, and ends no session', async () => {
    const { first, other } = await members(true);
    platform().behavior.delay = Infinity;
    const waiting = calls(first, 3);
    await expect.poll(() => platform().requests.length).toBe(1);
    await other.evaluate(
      (name) => void navigator.locks.request(name, { steal: true }, () => undefined),
      nameOf(other),
    );
    platform().letGo();
    expect(await waiting).toEqual(Array(3).fill(asMember));
    expect([platform().requests.length, platform().replays(), await role(first)]).toEqual([1, 0, 'member']);
  });

  test('that writes an endless lease delays other tabs no longer than the time limit of the lock', async () => {
    const { first, other } = await members(true, { lacks: ['locks'], lockTimeout: LOCK_WAIT });
    await other.evaluate(
      (key) =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('vitrine');
          opening.onsuccess = () => {
            const change = opening.result.transaction('sessions', 'readwrite');
            change.objectStore('sessions').put({ holder: 'evil', until: Number.MAX_VALUE }, `lease:${key}`);
            change.oncomplete = () => resolve(opening.result.close());
          };
        }),
      `shop@${new URL(other.url()).origin}`,
    );
    expect(await callsAfterWait(first)).toEqual([asMember]);
  });

  test("that overwrites the stored session with invalid data: the next call is a new visitor's", async () => {
    const { first, other } = await members(false, { storage: 'web' });
    await other.evaluate(() => {
      for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"accessToken":"EVIL"}');
      localStorage.setItem('something else', 'x');
    });
    await expect.poll(() => role(first)).toBe('none');
    expect(await calls(first)).toEqual([expect.stringContaining('AT-visitor')]);
    expect(await first.evaluate(() => window.tab.warnings)).toContain('contents-ignored');
  });
});

describe('tabs with much activity, or none for long:', () => {
  test('a tab that was frozen during three renewals continues with the newest tokens', async () => {
    const { first, other } = await members(false);
    const devtools = await other.context().newCDPSession(other);
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
    for (let n = 0; n < 3; n++) {
      platform().revoke();
      await calls(first);
    }
    await devtools.send('Page.setWebLifecycleState', { state: 'active' });
    expect(await calls(other, 2)).toEqual(await calls(first, 2));
    expect([platform().requests.length, platform().replays()]).toEqual([3, 0]);
  });

  test('after 30 alternating sign-ins and sign-outs in two tabs, both have the result of the last one', async () => {
    const { first, other } = await pair();
    for (let n = 0; n < 15; n++) {
      await first.evaluate((tokens) => window.tab.signIn(tokens), platform().member(false, `m${n}`));
      await other.evaluate(() => window.tab.signOut());
    }
    await first.evaluate((tokens) => window.tab.signIn(tokens), platform().member(false, 'last'));
    await expect.poll(() => calls(other)).toEqual([expect.stringContaining('AT-last-')]);
    expect(await calls(first)).toEqual(await calls(other));
    expect(platform().replays()).toBe(0);
  });

  test('a session that a server gave to one tab reaches the other', async () => {
    const { first, other } = await pair();
    await first.evaluate((tokens) => window.tab.signIn(tokens), platform().member(false));
    const text = await first.evaluate(() => window.tab.serialize());
    await first.evaluate(() => window.tab.signOut());
    await roleIs(other, 'none');
    expect(await first.evaluate((given) => window.tab.hydrate(given), text)).toBe(true);
    await roleIs(other, 'member');
    expect([await calls(first), await calls(other)]).toEqual([[asMember], [asMember]]);
  });
});
