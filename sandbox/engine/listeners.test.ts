import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSandbox } from '../create-sandbox.ts';
import { visitorOf } from '../testing/shopper.ts';

const unhandled: unknown[] = [];
const hear = (reason: unknown) => void unhandled.push(reason);
beforeEach(() => void process.on('unhandledRejection', hear));
afterEach(() => void process.off('unhandledRejection', hear));

test.each<[string, () => void]>([
  [
    'throws',
    () => {
      throw new Error('broken');
    },
  ],
  ['rejects', () => Promise.reject(new Error('broken'))],
])('a listener that %s neither fails a request to the sandbox nor rejects anywhere', async (_, listener) => {
  const sandbox = createSandbox({ onWarning: listener, onError: listener, onEnd: listener });
  sandbox.subscribe(listener);
  const heard: string[] = [];
  sandbox.notifications.subscribe(({ eventType }) => {
    heard.push(eventType);
    return listener();
  });
  const visitor = await visitorOf(sandbox);
  await visitor.add('oak-board');
  expect(heard.length).toBeGreaterThan(0);
  const request = new Request('http://sandbox.test/sandbox/advance', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ duration: '1m' }),
  });
  expect((await sandbox.fetch(request)).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(unhandled).toEqual([]);
  sandbox.dispose();
});
