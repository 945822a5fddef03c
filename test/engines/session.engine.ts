import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type {} from '../tabs/page-script.ts';
import { startPlatform } from '../tabs/platform.ts';
import type { EnginePage } from '../setup/engines/page.ts';
import { engineNames } from '../setup/engines/programs.ts';
import { engineStage } from '../setup/engines/stage.ts';

type StorageName = Parameters<typeof window.openTab>[0];

const calls = (tab: EnginePage, count = 1) => tab.evaluate((n) => window.tab.calls(n), count);
const role = (tab: EnginePage) => tab.evaluate(() => window.tab.role());
const openClient = (tab: EnginePage, storage: StorageName) =>
  tab.evaluate(async (kind) => {
    window.tab = window.openTab(kind);
    await window.tab.ready();
  }, storage);
const memberToken = expect.stringContaining('AT-member-');
const visitorToken = expect.stringContaining('AT-visitor');

describe.each(engineNames)('a session in %s', (name) => {
  const { newPage } = engineStage(name);
  let platform: Awaited<ReturnType<typeof startPlatform>>;

  beforeAll(async () => {
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(new URL('../tabs/page-script.ts', import.meta.url))],
      bundle: true,
      write: false,
      format: 'iife',
    });
    platform = await startPlatform(outputFiles[0]?.text ?? '');
  });
  afterEach(() => platform.reset());
  afterAll(() => platform.stop());

  const open = async (count: number, storage: StorageName): Promise<EnginePage[]> => {
    const tabs: EnginePage[] = [];
    for (let number = 1; number <= count; number++) {
      const tab = await newPage();
      await tab.goto(platform.address);
      await openClient(tab, storage);
      tabs.push(tab);
    }
    return tabs;
  };
  const members = async (count: number, storage: StorageName, isExpired = false) => {
    const tabs = await open(count, storage);
    const [first] = tabs;
    if (!first) throw new Error('no tab');
    await first.evaluate((tokens) => window.tab.signIn(tokens), platform.member(isExpired));
    return { first, tabs };
  };

  test.each(['indexedDb', 'web', 'cookie', 'tab'] as const)(
    'over %s storage survives a reload, and ends with a sign-out',
    async (storage) => {
      const { first } = await members(1, storage);
      await first.reload();
      await openClient(first, storage);
      expect([await role(first), await calls(first)]).toEqual(['member', [memberToken]]);
      expect(platform.requests).toEqual([]);
      expect(await first.evaluate(() => window.tab.warnings)).toEqual([]);
      await first.evaluate(() => window.tab.signOut());
      const kept = () => JSON.stringify([localStorage, sessionStorage, document.cookie]);
      expect(await first.evaluate(kept)).not.toMatch(/AT-|RT-/);
      await first.reload();
      await openClient(first, storage);
      expect(await calls(first)).toEqual([visitorToken]);
    },
  );

  test('in memory ends with a reload', async () => {
    const { first } = await members(1, 'memory');
    expect(await calls(first)).toEqual([memberToken]);
    await first.reload();
    await openClient(first, 'memory');
    expect(await calls(first)).toEqual([visitorToken]);
  });

  test.each(['indexedDb', 'web', 'cookie'] as const)(
    'over %s storage is renewed once for 3 tabs, in each of 10 renewals',
    async (storage) => {
      const { tabs } = await members(3, storage, true);
      for (const tab of tabs) await expect.poll(() => role(tab)).toBe('member');
      for (let round = 1; round <= 10; round++) {
        const answers = (await Promise.all(tabs.map((tab) => calls(tab, 5)))).flat();
        expect(new Set(answers)).toEqual(new Set([memberToken]));
        expect([round, platform.requests.length, platform.replays()]).toEqual([round, round, 0]);
        platform.revoke();
      }
    },
  );

  test.each(['indexedDb', 'web', 'cookie'] as const)(
    'over %s storage reports a sign-in and a sign-out to the other tabs',
    async (storage) => {
      const { first, tabs } = await members(3, storage);
      for (const tab of tabs) await expect.poll(() => role(tab)).toBe('member');
      await first.evaluate(() => window.tab.signOut());
      for (const tab of tabs) await expect.poll(() => role(tab)).toBe('none');
    },
  );

  test('continues in the other tabs if the tab that renews it is closed', async () => {
    const { first, tabs } = await members(2, 'indexedDb', true);
    platform.behavior.delay = Infinity;
    void calls(first).catch(() => undefined);
    await expect.poll(() => platform.requests.length).toBe(1);
    await first.close();
    platform.behavior.delay = 0;
    expect(await Promise.all(tabs.slice(1).map((tab) => calls(tab)))).toEqual([[memberToken]]);
    expect(platform.requests).toHaveLength(2);
  });
});
