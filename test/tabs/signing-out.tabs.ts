import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { calls, events, type Lack, roleIs, stage } from './stage.ts';

const { open, platform } = stage();

const browsers: readonly [string, readonly Lack[]][] = [
  ['with locks', []],
  ['without locks', ['locks']],
];

/** Tabs that all have the member's session. */
const members = async (count: number, lacks: readonly Lack[], isExpired = false) => {
  const [first, ...others] = await open(count, { lacks });
  if (!first) throw new Error('no tab');
  await first.evaluate((tokens) => window.tab.signIn(tokens), platform().member(isExpired));
  for (const tab of others) await roleIs(tab, 'member');
  return { first, others, tabs: [first, ...others] };
};
const signOut = (tab: Page) => tab.evaluate(() => window.tab.signOut());
const secrets = (tab: Page) =>
  tab.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('vitrine');
        opening.onsuccess = () => {
          const all = opening.result.transaction('sessions').objectStore('sessions').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify([all.result, localStorage, document.cookie]));
          };
        };
      }),
  );

describe.each(browsers)('in browsers %s', (_, lacks) => {
  test('a sign-in in one of 3 tabs reaches the others, with its reason', async () => {
    const { tabs } = await members(3, lacks);
    for (const tab of tabs.slice(1)) expect(await events(tab)).toContain('signed-in (other-tab)');
    expect((await events(tabs[0] as Page)).at(-1)).toBe('signed-in (tokens)');
  });

  test('a change of member is a sign-in in every tab, not a renewal', async () => {
    const { first, others } = await members(2, lacks);
    await first.evaluate((tokens) => window.tab.signIn(tokens), platform().member(false, 'other'));
    const [other] = others;
    await expect
      .poll(async () => (other ? await events(other) : []))
      .toEqual(['known (stored)', 'signed-in (other-tab)', 'signed-in (other-tab)']);
  });

  test('a sign-out in one of 3 tabs signs out the others, with its reason (P8)', async () => {
    const { first, others } = await members(3, lacks);
    await signOut(first);
    await Promise.all(others.map((tab) => roleIs(tab, 'none')));
    for (const tab of others) expect((await events(tab)).at(-1)).toBe('signed-out (other-tab)');
    expect(await secrets(first)).not.toMatch(/AT-|RT-/);
  });

  test('a sign-out while the browser is offline signs out all tabs (P8)', async () => {
    const { first, others } = await members(2, lacks);
    await first.context().setOffline(true);
    await signOut(first);
    await Promise.all(others.map((tab) => roleIs(tab, 'none')));
    expect(await secrets(first)).not.toMatch(/AT-|RT-/);
  });

  test('a sign-out in one tab while another renews is final: the late answer is not stored (P8)', async () => {
    const { first, others } = await members(2, lacks, true);
    const [other] = others;
    if (!other) throw new Error('no tab');
    platform().behavior.delay = Infinity;
    const waiting = calls(other);
    await expect.poll(() => platform().requests.length).toBe(1);
    await signOut(first);
    await roleIs(other, 'none');
    platform().letGo();
    expect(await waiting).toEqual(['session-changed']);
    expect([await secrets(first), platform().calls]).toEqual([expect.not.stringMatching(/AT-|RT-/), []]);
    expect(await first.evaluate(() => window.tab.role())).toBe('none');
  });

  test('a sign-out in the tab that renews is final: the late answer is not stored (P8)', async () => {
    const { first, others } = await members(2, lacks, true);
    platform().behavior.delay = Infinity;
    const waiting = calls(first);
    await expect.poll(() => platform().requests.length).toBe(1);
    await signOut(first);
    platform().letGo();
    expect(await waiting).toEqual(['session-changed']);
    for (const tab of others) await roleIs(tab, 'none');
    expect(await secrets(first)).not.toMatch(/AT-|RT-/);
  });

  test('after a sign-out all tabs call as the same new visitor', async () => {
    const { first, others, tabs } = await members(3, lacks);
    await signOut(first);
    await Promise.all(others.map((tab) => roleIs(tab, 'none')));
    const answers = (await Promise.all(tabs.map((tab) => calls(tab, 2)))).flat();
    expect(new Set(answers)).toEqual(new Set([expect.stringContaining('AT-visitor')]));
    expect(new Set(answers).size).toBe(1);
  });

  test('a renewal in one tab is reported to the others, which then send no token request', async () => {
    const { first, others } = await members(2, lacks);
    platform().revoke();
    await calls(first);
    await expect.poll(() => events(others[0] as Page)).toContain('renewed (other-tab)');
    const before = platform().requests.length;
    await calls(others[0] as Page);
    expect(platform().requests.length).toBe(before);
  });

  test('a sign-in in one tab while another renews as a visitor: both end as the member', async () => {
    const [first, other] = await open(2, { lacks });
    if (!first || !other) throw new Error('no tab');
    platform().behavior.delay = Infinity;
    const waiting = calls(other);
    await expect.poll(() => platform().requests.length).toBe(1);
    await first.evaluate((tokens) => window.tab.signIn(tokens), platform().member(false));
    await roleIs(other, 'member');
    platform().letGo();
    await waiting;
    expect(await calls(other)).toEqual([expect.stringContaining('AT-member-')]);
    expect(await first.evaluate(() => window.tab.role())).toBe('member');
  });

  test("deleting the database signs out; the next call is a new visitor's", async () => {
    const { first } = await members(2, lacks);
    await first.evaluate(
      () =>
        new Promise((resolve) => {
          indexedDB.deleteDatabase('vitrine').onsuccess = resolve;
        }),
    );
    const [later] = await open(1, { lacks });
    expect(later && (await calls(later))).toEqual([expect.stringContaining('AT-visitor')]);
  });

  test('a disposed tab gets no further events, and does not affect the others', async () => {
    const { first, others } = await members(2, lacks);
    await first.evaluate(() => window.tab.dispose());
    const heard = await events(first);
    await signOut(others[0] as Page);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await events(first)).toEqual(heard);
  });
});

test.each<[string, readonly Lack[]]>([
  ['with locks', []],
  ['without locks', ['locks']],
])(
  'a tab that got no event of a sign-out does not undo the sign-out with its late answer, %s (P8)',
  async (_, lacks) => {
    const [first, deaf] = await open(2, { lacks: [...lacks, 'BroadcastChannel'] });
    if (!first || !deaf) throw new Error('no tab');
    await first.evaluate((tokens) => window.tab.signIn(tokens), platform().member(true));
    await deaf.reload();
    await deaf.evaluate(() => {
      window.tab = window.openTab('indexedDb');
    });
    platform().behavior.delay = Infinity;
    const waiting = calls(deaf);
    await expect.poll(() => platform().requests.length).toBe(1);
    await signOut(first);
    platform().letGo();
    expect([await waiting, await secrets(first), platform().calls]).toEqual([
      ['session-changed'],
      expect.not.stringMatching(/AT-|RT-/),
      [],
    ]);
    expect((await events(deaf)).at(-1)).toBe('signed-out (other-tab)');
  },
);
