import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('one delivery of an entity is handled at a time, the lowest sequence is next, and other entities do not wait', async () => {
  const turns = new Turns();
  const order: string[] = [];
  const work = async (entity: string, sequence: string) => {
    expect(await turns.take(entity, sequence, 1000)).toBe(true);
    order.push(`${entity}${sequence}`);
    await Promise.resolve();
    turns.leave(entity);
  };
  await Promise.all([work('a', '7'), work('a', '10'), work('a', '9'), work('b', '1'), work('a', '8')]);
  expect(order).toEqual(['a7', 'b1', 'a8', 'a9', 'a10']);
});

test('a delivery whose patience has ended leaves the queue', async () => {
  const turns = new Turns();
  expect(await turns.take('a', '1', 0)).toBe(true);
  expect(await turns.take('a', '2', 5)).toBe(false);
  const third = turns.take('a', '3', 1000);
  turns.leave('a');
  expect(await third).toBe(true);
  turns.leave('a');
  expect(await turns.take('a', '4', 0)).toBe(true);
});
