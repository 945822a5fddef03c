import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { member } from '../../src/session/testing/contents.ts';
import { requireRedis, type RunningRedis } from '../setup/redis.ts';
import { atMost } from '../setup/counts.ts';
import { Talker } from '../setup/talker.ts';

// Two processes of one site with a real Redis for their sessions, and a platform that accepts each refresh token once.

const VISITORS = atMost(20, 500);
const grants: string[] = [];
const used = new Set<string>();
let redis: RunningRedis;
let direct: Redis;
let platform: Server;
let host: string;
let instances: Talker[];

const tokensFor = (body: Record<string, string>): { status: number; answer: object } => {
  const { grantType = '', refreshToken = '' } = body;
  grants.push(grantType);
  if (grantType === 'refresh_token' && used.has(refreshToken))
    return { status: 400, answer: { error: 'invalid_grant' } };
  used.add(refreshToken);
  const number = grants.length;
  return {
    status: 200,
    answer: { access_token: `AT${number}`, refresh_token: `RT${number}`, expires_in: 14_400 },
  };
};

const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const isToken = request.url === '/oauth2/token';
  const { status, answer: body } = isToken
    ? tokensFor((await json(request)) as Record<string, string>)
    : { status: 200, answer: { cart: {} } };
  // Long enough for the other process to start its renewal meanwhile.
  if (isToken) await new Promise((resolve) => setTimeout(resolve, 30));
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

beforeAll(async () => {
  redis = await requireRedis();
  direct = new Redis(redis.address);
  platform = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  const file = join(import.meta.dirname, '../sessions/instance.ts');
  instances = [0, 1].map(() => new Talker(file, [redis.address, host]));
  await Promise.all(instances.map((instance) => instance.hear()));
}, 180_000);

afterAll(async () => {
  for (const instance of instances) instance.end();
  platform.closeAllConnections();
  platform.close();
  direct.disconnect();
  await redis.stop();
});

const ask = (instance: Talker | undefined, session: string): Promise<string> => {
  instance?.say(session);
  return instance?.hear() ?? Promise.reject(new Error('There are two.'));
};

test('a visitor who is served by one process and then by the other keeps the same token, after one token request', async () => {
  grants.length = 0;
  for (let visitor = 0; visitor < VISITORS; visitor++) {
    const first = await ask(instances[visitor % 2], `visitor-${visitor}`);
    expect(first).toMatch(/^AT\d+$/);
    expect(await ask(instances[(visitor + 1) % 2], `visitor-${visitor}`)).toBe(first);
  }
  expect(grants).toEqual(Array.from({ length: VISITORS }, () => 'anonymous'));
});

test('a member with an expired token who is served by both processes at once stays that member, with the same new tokens', async () => {
  const key = ['vitrine', 'ada', `3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11@${host}`]
    .map(encodeURIComponent)
    .join(':');
  for (let round = 0; round < VISITORS; round++) {
    grants.length = 0;
    const expired = {
      ...member,
      accessToken: { value: 'AT-old', expiresAt: 1 },
      refreshToken: { ...member.refreshToken, value: `RT-ada-${round}` },
    };
    await direct.set(key, JSON.stringify(expired));
    const tokens = await Promise.all(instances.map((instance) => ask(instance, 'ada')));
    expect(tokens[0]).toMatch(/^AT\d+$/);
    expect(tokens[1]).toBe(tokens[0]);
    expect(grants, `round ${round}`).not.toContain('anonymous');
    expect(grants.length).toBeLessThanOrEqual(2);
    expect(await direct.get(key)).toContain('"role":"member"');
  }
});
