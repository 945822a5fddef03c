import { expect, test, vi } from 'vitest';
import { createQuantityQueue } from './quantityQueue.ts';

const deferred = () => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

const noFailure = () => {};

const settle = () => new Promise<void>((resolve) => void setTimeout(resolve));

test('the wanted quantity shows at once and goes when the platform has answered', async () => {
  const answer = deferred();
  const queue = createQuantityQueue(() => answer.promise, noFailure);
  queue.change('tee', 2);
  expect(queue.wanted.get().get('tee')).toBe(2);
  answer.resolve();
  await settle();
  expect(queue.wanted.get().size).toBe(0);
});

test('five quick presses end in one last call with the fifth quantity', async () => {
  const first = deferred();
  const sent: number[] = [];
  const queue = createQuantityQueue((_, quantity) => {
    sent.push(quantity);
    return sent.length === 1 ? first.promise : Promise.resolve();
  }, noFailure);
  for (const quantity of [2, 3, 4, 5, 6]) queue.change('tee', quantity);
  first.resolve();
  await settle();
  expect(sent).toEqual([2, 6]);
  expect(queue.wanted.get().size).toBe(0);
});

test('a failure brings the confirmed quantity back and names the line', async () => {
  const onFailure = vi.fn<(lineId: string, cause: unknown) => void>();
  const cause = new Error('offline');
  const queue = createQuantityQueue(() => Promise.reject(cause), onFailure);
  queue.change('tee', 2);
  await settle();
  expect(queue.wanted.get().size).toBe(0);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('tee', cause);
});

test('a checkout can wait until everything is confirmed', async () => {
  const answer = deferred();
  const queue = createQuantityQueue(() => answer.promise, noFailure);
  await queue.settled();
  queue.change('tee', 2);
  let done = false;
  const waiting = queue.settled().then(() => {
    done = true;
  });
  await settle();
  expect(done).toBe(false);
  answer.resolve();
  await waiting;
  expect(done).toBe(true);
});

test('lines do not wait for each other', async () => {
  const slow = deferred();
  const sent: string[] = [];
  const queue = createQuantityQueue((id) => {
    sent.push(id);
    return id === 'tee' ? slow.promise : Promise.resolve();
  }, noFailure);
  queue.change('tee', 2);
  queue.change('mug', 3);
  await settle();
  expect(sent).toEqual(['tee', 'mug']);
  expect([...queue.wanted.get()]).toEqual([['tee', 2]]);
  slow.resolve();
});
