import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { LOCK_WAIT, PATIENCE } from '../setup/patience.ts';
import { calls, callsAfterWait, events, type Lack, roleIs, stage } from './stage.ts';

const { open, platform } = stage();

/** Two tabs of a member. */
const pair = async (isExpired: boolean, lacks: readonly Lack[] = [], lockTimeout = PATIENCE) => {
  const [first, other] = await open(2, { lacks, lockTimeout });
  if (!first || !other) throw new Error('no tab');
  const member = platform().member(isExpired);
  await first.evaluate((tokens) => window.tab.signIn(tokens), member);
  if (!lacks.includes('BroadcastChannel')) await roleIs(other, 'member');
  return { first, other, member };
};
const role = (tab: Page) => tab.evaluate(() => window.tab.role());
const asMember = expect.stringContaining('AT-member-');
const asVisitor = expect.stringContaining('AT-visitor');

describe('two tabs at the same time:', () => {
  test('sign in as different members: all tabs end as one of them', async () => {
    const [first, other, third] = await open(3);
    if (!first || !other || !third) throw new Error('no tab');
    const [ann, bob] = ['ann', 'bob'].map((name) => platform().member(false, name));
    await Promise.all([
      first.evaluate((tokens) => window.tab.signIn(tokens), ann as NonNullable<typeof ann>),
      other.evaluate((tokens) => window.tab.signIn(tokens), bob as NonNullable<typeof bob>),
    ]);
    await expect
      .poll(
        async () => new Set((await Promise.all([first, other, third].map((tab) => calls(tab)))).flat()).size,
      )
      .toBe(1);
  });

  test('sign out: both are signed out, and nothing fails', async () => {
    const { first, other } = await pair(false);
    await Promise.all([first, other].map((tab) => tab.evaluate(() => window.tab.signOut())));
    expect([await role(first), await role(other)]).toEqual(['none', 'none']);
  });

  test('one signs out and in again while the other is idle: both end as the new member', async () => {
    const { first, other } = await pair(false);
    await first.evaluate(() => window.tab.signOut());
    await first.evaluate((tokens) => window.tab.signIn(tokens), platform().member(false, 'bob'));
    await expect.poll(() => calls(other)).toEqual([expect.stringContaining('AT-bob-')]);
    expect(await calls(first)).toEqual(await calls(other));
  });

  test('one signs in as another member while the other renews: the late answer is not stored', async () => {
    const { first, other } = await pair(true);
    platform().behavior.delay = Infinity;
    const waiting = calls(other);
    await expect.poll(() => platform().requests.length).toBe(1);
    await first.evaluate((tokens) => window.tab.signIn(tokens), platform().member(false, 'bob'));
    platform().letGo();
    await waiting;
    expect([await calls(first), await calls(other)]).toEqual([
      [expect.stringContaining('AT-bob-')],
      [expect.stringContaining('AT-bob-')],
    ]);
  });

  test('one signs out while a write of the other waits for a renewal: the write is not sent with another identity (P3)', async () => {
    const { first, other } = await pair(true);
    platform().behavior.delay = Infinity;
    const writing = other.evaluate(() => window.tab.write());
    await expect.poll(() => platform().requests.length).toBe(1);
    await first.evaluate(() => window.tab.signOut());
    await roleIs(other, 'none');
    platform().letGo();
    expect([await writing, platform().calls]).toEqual(['session-changed', []]);
  });

  test('one renews a token before the other is refused for it: the other sends no token request', async () => {
    const { first, other } = await pair(false, ['BroadcastChannel']);
    await calls(other);
    platform().revoke();
    const [renewed] = await calls(first);
    expect(await calls(other)).toEqual([renewed]);
    expect(platform().requests).toHaveLength(1);
  });
});

describe('tabs that are closed, reloaded or left:', () => {
  test.each<[string, (tab: Page) => Promise<unknown>]>([
    ['goes to another page', (tab) => tab.goto('about:blank')],
    ['is reloaded', (tab) => tab.reload()],
    [
      'crashes',
      (tab) => Promise.all([tab.waitForEvent('crash'), tab.goto('chrome://crash').catch(() => undefined)]),
    ],
  ])('a tab that %s during its renewal does not block the other tab', async (_, leave) => {
    const { first, other } = await pair(true, [], LOCK_WAIT);
    platform().behavior.delay = Infinity;
    void calls(first).catch(() => undefined);
    await expect.poll(() => platform().requests.length).toBe(1);
    await leave(first);
    platform().behavior.delay = 0;
    expect(await callsAfterWait(other)).toEqual([asMember]);
  });

  test('after all are closed, the next tab finds the session', async () => {
    const { first, other } = await pair(false);
    await open(1);
    await Promise.all([first.close(), other.close()]);
    const [later] = await open(1);
    expect(later && (await calls(later))).toEqual([asMember]);
    expect(platform().requests).toEqual([]);
  });

  test('the Back button after a sign-out does not bring the session back (P8)', async () => {
    const { first, other } = await pair(false);
    await first.goto('about:blank');
    await other.evaluate(() => window.tab.signOut());
    await first.goBack();
    const shown = await first.evaluate(async () => {
      window.tab ??= window.openTab('indexedDb');
      return window.tab.ready();
    });
    expect(shown).toBe('none');
  });
});

describe('contexts other than tabs:', () => {
  test('a worker shares the renewal of its page', async () => {
    const { first } = await pair(true);
    const answer = first.evaluate(
      ([host, wait]) =>
        new Promise<unknown>((resolve) => {
          const code = `importScripts('${host}/script.js');
            openTab('indexedDb', ${wait}, '${host}').calls(5).then(postMessage);`;
          const worker = new Worker(URL.createObjectURL(new Blob([code])));
          worker.onmessage = ({ data }) => resolve(data);
        }),
      [platform().address, PATIENCE] as const,
    );
    const answers = [...((await answer) as string[]), ...(await calls(first, 5))];
    expect([new Set(answers).size, answers[0], platform().requests.length]).toEqual([1, asMember, 1]);
  });

  test('a frame of the same origin shares the session, and is signed out with it', async () => {
    const { first } = await pair(false);
    const before = await first.evaluate(async (host) => {
      const frame = document.createElement('iframe');
      frame.src = host;
      document.body.append(frame);
      await new Promise((resolve) => (frame.onload = resolve));
      const inner = frame.contentWindow as Window;
      inner.tab = inner.openTab('indexedDb');
      return inner.tab.ready();
    }, platform().address);
    expect(before).toBe('member');
    await first.evaluate(() => window.tab.signOut());
    await expect.poll(() => first.frames()[1]?.evaluate(() => window.tab.role())).toBe('none');
  });

  test('two clients of one page share one session', async () => {
    const { first } = await pair(true);
    const seen = await first.evaluate(async () => {
      const second = window.openTab('indexedDb');
      const [one, two] = await Promise.all([window.tab.calls(3), second.calls(3)]);
      await second.signOut();
      return [...new Set([...one, ...two])];
    });
    await expect.poll(() => role(first)).toBe('none');
    expect([seen, platform().requests.length]).toEqual([[asMember], 1]);
  });

  test('clients with another client id or another host have sessions of their own', async () => {
    const { first, other } = await pair(false);
    const roles = await other.evaluate(async (address) => {
      const stranger = window.openTab('indexedDb', 500, undefined, 'other');
      const abroad = window.openTab('indexedDb', 500, `${address}/elsewhere`);
      await stranger.signOut();
      await abroad.signOut();
      return [await stranger.ready(), await abroad.ready(), window.tab.role()];
    }, platform().address);
    expect([...roles, await role(first)]).toEqual(['none', 'none', 'member', 'member']);
  });
});

describe('unusual conditions:', () => {
  test('a tab whose clock is a year fast or slow neither ends the session nor loops', async () => {
    const { first, other } = await pair(false);
    for (const year of [1, -1]) {
      await first.clock.setFixedTime(Date.now() + year * 31_536_000_000);
      expect(await calls(first, 2)).toEqual([asMember, asMember]);
      expect(await calls(other, 2)).toEqual([asMember, asMember]);
    }
    expect([platform().replays(), platform().requests.length]).toEqual([
      0,
      expect.toSatisfy((n: number) => n <= 3),
    ]);
  });

  test('in an offline tab only its own calls fail; the other tab renews, and the offline tab continues once it is online', async () => {
    const { first, other } = await pair(true);
    await first.route('**/*', (route) => route.abort('internetdisconnected'));
    expect(await calls(first)).toEqual(['network']);
    expect(await calls(other)).toEqual([asMember]);
    await first.unroute('**/*');
    await expect.poll(() => calls(first)).toEqual([asMember]);
    expect(await role(first)).toBe('member');
    expect(await events(first)).not.toContain('signed-out (other-tab)');
  });

  test("stored contents that a foreign script damages are ignored: the next call is a new visitor's (P14)", async () => {
    const { first, other } = await pair(true);
    await other.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('vitrine');
          opening.onsuccess = () => {
            const change = opening.result.transaction('sessions', 'readwrite');
            const store = change.objectStore('sessions');
            store.getAllKeys().onsuccess = (event) => {
              const { result } = event.target as IDBRequest<IDBValidKey[]>;
              for (const key of result) store.put({ accessToken: 'AT' }, key);
            };
            change.oncomplete = () => resolve(opening.result.close());
          };
        }),
    );
    expect(await calls(first)).toEqual([asVisitor]);
    expect(await first.evaluate(() => window.tab.warnings)).toEqual(['contents-ignored']);
    expect(await calls(other)).toEqual(await calls(first));
  });

  test('40 clients in 4 tabs make one token request', async () => {
    const tabs = await open(4);
    const [first] = tabs;
    await first?.evaluate((tokens) => window.tab.signIn(tokens), platform().member(true));
    const answers = await Promise.all(
      tabs.map((tab) =>
        tab.evaluate(async () => {
          const clients = Array.from({ length: 10 }, () => window.openTab('indexedDb'));
          return (await Promise.all(clients.map((client) => client.calls(5)))).flat();
        }),
      ),
    );
    expect([answers.flat().length, new Set(answers.flat()).size, platform().requests.length]).toEqual([
      200, 1, 1,
    ]);
  });
});
