import { expect, test } from 'vitest';
import { createObservable } from './observable.ts';

test('listeners are called after actual changes only, until they unsubscribe', () => {
  const count = createObservable(1);
  const seen: number[] = [];
  const leave = count.subscribe(() => seen.push(count.getSnapshot()));
  count.set(1);
  count.set(2);
  count.set((before) => before + 1);
  leave();
  count.set(9);
  expect(seen).toEqual([2, 3]);
});

test('a listener that unsubscribes during a notification does not keep others from being called', () => {
  const value = createObservable('a');
  const heard: string[] = [];
  const leave = value.subscribe(() => {
    heard.push('first');
    leave();
  });
  value.subscribe(() => heard.push('second'));
  value.set('b');
  value.set('c');
  expect(heard).toEqual(['first', 'second', 'second']);
});

test('a listener may remove itself and subscribe again during a change: each is called once', () => {
  const value = createObservable('a');
  const heard: string[] = [];
  const again = () => {
    heard.push(value.getSnapshot());
    if (heard.length > 9) return;
    leave();
    leave = value.subscribe(again);
  };
  let leave = value.subscribe(again);
  value.set('b');
  value.set('c');
  expect(heard).toEqual(['b', 'c']);
});

test('a listener that throws keeps no other listener from being called, and does not fail the change', () => {
  const value = createObservable('a');
  const heard: string[] = [];
  value.subscribe(() => {
    throw new Error('broken');
  });
  value.subscribe(() => heard.push(value.getSnapshot()));
  value.set('b');
  expect([value.getSnapshot(), heard]).toEqual(['b', ['b']]);
});
