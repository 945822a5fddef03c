import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { atMost } from '../setup/counts.ts';
import { calls, callsAfterWait, events, type Lack, roleIs, stage } from './stage.ts';

const { open, platform } = stage();

// With web storage and with cookies, other tabs get every event.
describe.each(['web', 'cookie'] as const)('over %s storage', (storage) => {
  const members = async (count: number, isExpired = false, lacks: readonly Lack[] = []) => {
    const [first, ...others] = await open(count, { storage, lacks });
    if (!first) throw new Error('no tab');
    await first.evaluate((tokens) => window.tab.signIn(tokens), platform().member(isExpired));
    for (const tab of others) await roleIs(tab, 'member');
    return { first, others, tabs: [first, ...others] };
  };
  const signOut = (tab: Page) => tab.evaluate(() => window.tab.signOut());
  const stored = (tab: Page) => tab.evaluate(() => JSON.stringify([localStorage, document.cookie]));

  test('a sign-in and a sign-out in one of 3 tabs reach the others, and no token stays stored (P8)', async () => {
    const { first, others } = await members(3);
    await signOut(first);
    await Promise.all(others.map((tab) => roleIs(tab, 'none')));
    for (const tab of others) {
      expect(await events(tab)).toContain('signed-in (other-tab)');
      expect((await events(tab)).at(-1)).toBe('signed-out (other-tab)');
    }
    expect(await stored(first)).not.toMatch(/AT-|RT-/);
  });

  test('a sign-out while another tab renews is final (P8)', async () => {
    const { first, others } = await members(2, true);
    platform().behavior.delay = Infinity;
    const waiting = calls(others[0] as Page);
    await expect.poll(() => platform().requests.length).toBe(1);
    await signOut(first);
    await roleIs(others[0] as Page, 'none');
    platform().letGo();
    expect([await waiting, await stored(first)]).toEqual([
      ['session-changed'],
      expect.not.stringMatching(/AT-|RT-/),
    ]);
  });

  test('a reload finds the session again, without a token request', async () => {
    const { first } = await members(2);
    await first.reload();
    await first.evaluate((kind) => {
      window.tab = window.openTab(kind);
    }, storage);
    expect(await calls(first)).toEqual([expect.stringContaining('AT-member-')]);
    expect(platform().requests).toEqual([]);
  });

  test("clearing the storage signs out; the next call is a new visitor's", async () => {
    const { first } = await members(2);
    await first.evaluate(() => {
      localStorage.clear();
      for (const pair of document.cookie.split('; '))
        document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`;
    });
    expect(await calls(first)).toEqual([expect.stringContaining('AT-visitor')]);
  });

  test('a disposed tab gets no further events', async () => {
    const { first, others } = await members(2);
    await first.evaluate(() => window.tab.dispose());
    const heard = await events(first);
    await signOut(others[0] as Page);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await events(first)).toEqual(heard);
  });
});

describe.each<[string, readonly Lack[]]>([
  ['with locks', []],
  ['without locks', ['locks']],
  ['without locks and channels', ['locks', 'BroadcastChannel']],
])('in browsers %s', (_, lacks) => {
  test.each(['web', 'cookie'] as const)(
    '3 tabs over %s storage send each refresh token once, over many renewals (P1)',
    async (storage) => {
      const tabs = await open(3, { storage, lacks });
      await tabs[0]?.evaluate((tokens) => window.tab.signIn(tokens), platform().member(true));
      for (const tab of tabs) await expect.poll(() => tab.evaluate(() => window.tab.ready())).toBe('member');
      for (let round = 1; round <= atMost(5, 20); round++) {
        const answers = (await Promise.all(tabs.map((tab) => calls(tab, 5)))).flat();
        expect(new Set(answers)).toEqual(new Set([expect.stringContaining('AT-member-')]));
        expect([round, platform().requests.length, platform().replays()]).toEqual([round, round, 0]);
        platform().revoke();
      }
      for (const tab of tabs) expect(await events(tab)).not.toContain('replaced (refused)');
    },
  );
});

test('without channels, web storage reports changes to other tabs by its own event', async () => {
  const [first, other] = await open(2, { storage: 'web', lacks: ['BroadcastChannel'] });
  await first?.evaluate((tokens) => window.tab.signIn(tokens), platform().member(false));
  if (other) await roleIs(other, 'member');
  await first?.evaluate(() => window.tab.signOut());
  if (other) await roleIs(other, 'none');
  expect(other && (await events(other)).at(-1)).toBe('signed-out (other-tab)');
});

describe('a page without storage (P14):', () => {
  const warned = (tab: Page) => tab.evaluate(() => window.tab.warnings);

  test('IndexedDB is missing: each tab keeps its session in memory, with one warning', async () => {
    const tabs = await open(2, { lacks: ['indexedDB'] });
    for (const tab of tabs) {
      const answers = await calls(tab, 3);
      expect(new Set(answers)).toEqual(new Set([expect.stringContaining('AT-visitor')]));
      expect(await warned(tab)).toEqual(['storage-unavailable']);
    }
    expect(platform().requests).toHaveLength(2);
  });

  test('IndexedDB, locks and channels are missing: calls work', async () => {
    const [tab] = await open(1, { lacks: ['indexedDB', 'locks', 'BroadcastChannel'] });
    expect(tab && (await calls(tab, 3))).toEqual(Array(3).fill(expect.stringContaining('AT-visitor')));
  });

  test.each(['indexedDb', 'web', 'cookie'] as const)(
    'in a sandboxed frame the browser refuses %s: the session is kept in memory',
    async (storage) => {
      const [tab] = await open(1);
      if (!tab) throw new Error('no tab');
      await tab.setContent(`<iframe sandbox="allow-scripts" src="${platform().address}"></iframe>`);
      const frame = await expect
        .poll(() => tab.frames().find((one) => one !== tab.mainFrame() && one.url() !== 'about:blank'))
        .toBeDefined()
        .then(() => tab.frames()[1]);
      await frame?.waitForFunction(() => 'openTab' in window);
      const seen = await frame?.evaluate(
        async ([kind, host]) => {
          window.tab = window.openTab(kind, 500, host);
          return [await window.tab.calls(2), window.tab.warnings] as const;
        },
        [storage, platform().address] as const,
      );
      expect(seen).toEqual([Array(2).fill(expect.stringContaining('AT-visitor')), ['storage-unavailable']]);
    },
  );

  test("another program's database has the same name: the session is kept in memory", async () => {
    const [tab] = await open(1);
    if (!tab) throw new Error('no tab');
    await tab.evaluate(
      () =>
        new Promise<void>((resolve) => {
          indexedDB.deleteDatabase('vitrine').onsuccess = () => {
            const opening = indexedDB.open('vitrine', 7);
            opening.onsuccess = () => resolve(opening.result.close());
          };
        }),
    );
    const [other] = await open(1);
    expect(other && (await calls(other, 2))).toEqual(Array(2).fill(expect.stringContaining('AT-visitor')));
    expect(other && (await warned(other))).toEqual(['storage-unavailable']);
  });

  test('a database whose deletion another page blocks does not block calls', async () => {
    const [holder, tab] = await open(2);
    if (!holder || !tab) throw new Error('no tab');
    await holder.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('vitrine');
          opening.onsuccess = () => resolve();
        }),
    );
    await holder.evaluate(() => void indexedDB.deleteDatabase('vitrine'));
    expect(await callsAfterWait(tab)).toEqual([expect.stringContaining('AT-visitor')]);
  });
});
