import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox } from '../../sandbox/index.ts';
import { startServer, type RunningServer } from '../../sandbox/hosts/http/serve.ts';
import { journeys } from './index.ts';
import { secondFamily } from './second-family/index.ts';
import { setStage } from './stage.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer(createSandbox(), { port: 0 });
});
afterAll(() => server.close());

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
  },
);
