import { Redis } from 'ioredis';
import { createStorage } from 'unstorage';
import redisDriver from 'unstorage/drivers/redis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { unstorageStorage } from '../../src/index.ts';
import { member, warnings } from '../../src/session/testing/contents.ts';
import { call, platform, tokens } from '../../src/core/testing/fakes.ts';
import { installRedis, requireRedis, type RunningRedis } from '../setup/redis.ts';
import { eventually } from '../setup/eventually.ts';

// Sessions in a real Redis server, through unstorage's Redis driver.

const KEY = 'shop@https://shop.test';
let redis: RunningRedis;
let direct: Redis;
const connections: { dispose(): Promise<void> }[] = [];

beforeAll(async () => {
  redis = await requireRedis();
  direct = new Redis(redis.address);
}, 180_000);
afterEach(async () => {
  await Promise.all(connections.splice(0).map((connection) => connection.dispose()));
  const keys = await direct.keys('vitrine*');
  if (keys.length > 0) await direct.del(keys);
});
afterAll(async () => {
  direct.disconnect();
  await redis.stop();
});

/** A storage with a connection of its own, as a separate process has. */
const connect = (options: object = {}) => {
  const url = redis.address;
  const storage = createStorage({
    driver: redisDriver(url.startsWith('/') ? { path: url, ...options } : { url, ...options }),
  });
  connections.push(storage);
  return storage;
};
const fine = () => Response.json({ fine: true });
const place = ['vitrine', 'one', KEY].map(encodeURIComponent).join(':');

describe('a session in Redis', () => {
  test('continues in another process, and is gone in both after a sign-out (P8)', async () => {
    const one = platform([tokens(1)], [fine], unstorageStorage(connect(), { sessionId: 'one' }));
    await call(one.site);
    const other = platform([tokens(9)], [fine], unstorageStorage(connect(), { sessionId: 'one' }));
    await call(other.site);
    expect([other.tokenRequests.length, other.calls[0]?.headers['authorization']]).toEqual([0, 'AT1']);
    await other.site.session.signOut();
    expect(await direct.keys('*one*')).toEqual([]);
  });

  test('expires after its time to live', async () => {
    await unstorageStorage(connect(), { sessionId: 'one', ttl: 60 }).save(KEY, member);
    const left = await direct.ttl(place);
    expect(left).toBeGreaterThan(50);
    expect(left).toBeLessThanOrEqual(60);
  });

  test('of each of 50 concurrent visitors stays separate', async () => {
    const shared = connect();
    const visits = Array.from({ length: 50 }, (_, n) => ({
      n,
      ...platform([tokens(n)], [fine], unstorageStorage(shared, { sessionId: `visitor-${n}` })),
    }));
    await Promise.all(visits.map(({ site }) => call(site)));
    const again = visits.map(({ n }) => ({
      n,
      ...platform([tokens(999)], [fine], unstorageStorage(shared, { sessionId: `visitor-${n}` })),
    }));
    await Promise.all(again.map(({ site }) => call(site)));
    expect(again.map(({ calls }) => calls[0]?.headers['authorization'])).toEqual(
      again.map(({ n }) => `AT${n}`),
    );
  });

  test("that two processes renew at once stays the member's session", async () => {
    const expired = { ...member, accessToken: { value: 'AT-old', expiresAt: 1 } };
    await unstorageStorage(connect(), { sessionId: 'one' }).save(KEY, expired);
    // The platform accepts a refresh token once; the second process adopts the tokens that the first has stored.
    let isUsed = false;
    const endpoint = async () => {
      const refused = isUsed;
      isUsed = true;
      // The refusal arrives after the other process has stored its tokens.
      if (refused) await eventually(async () => expect(await direct.get(place)).toContain('AT5'));
      return refused ? Response.json({ error: 'invalid_grant' }, { status: 400 }) : tokens(5);
    };
    const processes = [1, 2].map(() =>
      platform([endpoint], [fine], unstorageStorage(connect(), { sessionId: 'one' })),
    );
    const one = processes[0];
    const other = processes[1];
    if (!one || !other) throw new Error('two were made');
    await Promise.all([call(one.site), call(other.site)]);
    expect([one, other].map(({ site }) => site.session.getSnapshot().role)).toEqual(['member', 'member']);
    expect([one.calls[0]?.headers['authorization'], other.calls[0]?.headers['authorization']]).toEqual([
      'AT5',
      'AT5',
    ]);
  });
});

describe('foreign contents are ignored with a warning (P14):', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['a text', () => direct.set(place, 'hello')],
    ['half of a session', () => direct.set(place, JSON.stringify(member).slice(0, 50))],
    ['bytes that are not text', () => direct.set(place, Buffer.from([0xff, 0xfe, 0x00]))],
    ['the role of an owner', () => direct.set(place, JSON.stringify(member).replace('"member"', '"owner"'))],
    ['a prototype', () => direct.set(place, `{"__proto__":${JSON.stringify(member)}}`)],
  ])('%s', async (_, put) => {
    await put();
    const seen = warnings();
    const own = unstorageStorage(connect(), { sessionId: 'one', ...seen });
    const { site } = platform([tokens(1)], [fine], own);
    await expect(call(site)).resolves.toEqual({ fine: true });
    expect([site.session.getSnapshot().role, seen.codes]).toEqual(['visitor', ['contents-ignored']]);
  });

  test('a list under the key, which Redis refuses to read: the session is kept in memory', async () => {
    await direct.lpush(place, 'x');
    const seen = warnings();
    const own = unstorageStorage(connect(), { sessionId: 'one', ...seen });
    const { site } = platform([tokens(1)], [fine], own);
    await expect(call(site)).resolves.toEqual({ fine: true });
    expect(seen.codes).toEqual(['storage-unavailable']);
  });
});

describe('a server that stops', () => {
  test('during a session: the session is kept in memory', async () => {
    const own = await requireRedis({});
    const storage = createStorage({ driver: redisDriver({ path: own.address, maxRetriesPerRequest: 1 }) });
    connections.push(storage);
    const seen = warnings();
    const { site, calls } = platform(
      [tokens(1), tokens(2)],
      [fine, new Response('{}', { status: 401 }), fine],
      unstorageStorage(storage, { sessionId: 'one', ...seen }),
    );
    await call(site);
    await own.stop();
    await call(site);
    expect(calls.at(-1)?.headers['authorization']).toBe('AT2');
    expect([site.session.getSnapshot().role, seen.codes]).toEqual(['visitor', ['storage-unavailable']]);
  });
});

describe('the server for these tests', () => {
  test('if there is no Redis, the tests fail with advice, and are not skipped', async () => {
    await expect(requireRedis({}, () => installRedis(() => undefined, [['false']]))).rejects.toThrow(
      'set REDIS_URL',
    );
  });

  test('REDIS_URL is used if it is set, and its server is not stopped', async () => {
    const given = await requireRedis({ REDIS_URL: 'redis://other' });
    await given.stop();
    expect(given.address).toBe('redis://other');
  });
});
