import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox } from '../../sandbox/index.ts';
import { startServer, type RunningServer } from '../../sandbox/hosts/http/serve.ts';
import { journeys } from './index.ts';
import { secondFamily } from './second-family/index.ts';
import { setStage } from './stage.ts';

/** The calls of all journeys, as method and path, and the types of their notifications. */
const reach = { calls: new Set<string>(), notifications: new Set<string>() };
const send = globalThis.fetch;

let server: RunningServer;
const sandbox = createSandbox();
beforeAll(async () => {
  server = await startServer(sandbox, { port: 0 });
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    reach.calls.add(`${init?.method ?? 'GET'} ${new URL(url).pathname}`);
    return send(input, init);
  };
});
afterAll(async () => {
  globalThis.fetch = send;
  await server.close();
  // `test/acceptance/main.ts` reads what the journeys have reached.
  const folder = join(import.meta.dirname, '../../.cache/journeys');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'reach.json'),
    JSON.stringify({ calls: [...reach.calls], notifications: [...reach.notifications] }),
  );
});

test('all 29 journeys are here', () => {
  expect(Object.keys(journeys)).toEqual(Array.from({ length: 29 }, (_, place) => `J${place + 1}`));
});

const all = [
  ...Object.entries(journeys),
  ...Object.entries(secondFamily).map(([id, journey]) => [`${id} of the second family`, journey] as const),
];

test.each(all.map(([id, journey]) => [id, journey.name, journey] as const))(
  '%s: %s',
  async (_id, _name, journey) => {
    await expect(journey(await setStage(server.url))).resolves.toBeUndefined();
    for (const { eventType } of sandbox.notifications.list()) reach.notifications.add(eventType);
  },
);
