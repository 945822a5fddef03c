import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notificationTypes } from './notifications.ts';
import { describedCalls, operationFinder } from './operations.ts';

const calls = describedCalls(join(import.meta.dirname, '../..'));
const find = operationFinder(calls);

test('every call is found by its path, behind any prefix', () => {
  const wrong = calls.filter(({ id, method, path }) => {
    const request = `${method} /some-prefix${path.replaceAll(/\{[^}]+\}/g, '4f0c')}`;
    return find(request)?.id !== id;
  });
  expect(calls.length).toBe(152);
  expect(wrong).toEqual([]);
});

test('a literal segment takes precedence over a parameter, and an undescribed path has no call', () => {
  expect(find('POST /stores/v1/products/query-platformized')?.id).toBe('queryProducts');
  expect(find('GET /favicon.ico')).toBeUndefined();
});

test('all 25 notifications of the first family are known with their summaries', () => {
  const types = notificationTypes(join(import.meta.dirname, '../..'));
  expect(Object.keys(types).length).toBe(25);
  expect(types['wix.events.v3.event_started']).toBe('An event has started.');
});
