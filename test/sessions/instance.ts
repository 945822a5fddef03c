import { createInterface } from 'node:readline';
import { createStorage } from 'unstorage';
import redisDriver from 'unstorage/drivers/redis';
import { getCurrentCart } from '../../generated/carts/index.ts';
import { createClient, oauth, unstorageStorage } from '../../src/index.ts';

// One of several server processes of a site that store the sessions of visitors in one Redis. Each line of
// input is a request of a visitor, given by the name of the session. The process makes five calls at once and
// answers with the tokens that were sent.
const [redis = '', host = ''] = process.argv.slice(2);
const clientId = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';
const storage = createStorage({
  driver: redisDriver(redis.startsWith('/') ? { path: redis } : { url: redis }),
});

const serve = async (sessionId: string): Promise<string> => {
  const sent = new Set<string>();
  const client = createClient({
    host,
    auth: oauth({ clientId, storage: unstorageStorage(storage, { sessionId }) }),
    fetch: (input, init) => {
      const token = new Headers(init?.headers).get('authorization');
      if (token !== null) sent.add(token);
      return fetch(input, init);
    },
  });
  try {
    await Promise.all(Array.from({ length: 5 }, () => getCurrentCart({ client })));
    return [...sent].join(' ');
  } catch (error) {
    return `failed: ${String(error)}`;
  }
};

console.log('ready');
for await (const line of createInterface({ input: process.stdin })) console.log(await serve(line));
