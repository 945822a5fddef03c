import { afterAll, beforeAll, expect, test } from 'vitest';
import { errand } from './places.ts';
import { setupSandboxWorker } from '../../src/sandbox/browser.ts';

const { sandbox, worker } = setupSandboxWorker({ seed: 7 });

beforeAll(() => worker.start({ quiet: true, onUnhandledFrame: 'bypass' }));
afterAll(() => worker.stop());

test('in a real browser the same handlers answer through the service worker', async () => {
  const seen = await errand('https://www.wixapis.com');
  expect(seen.products.length).toBeGreaterThan(0);
  expect(Object.keys(sandbox.state.carts)).toHaveLength(1);
});
