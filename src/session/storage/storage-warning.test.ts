import { expect, test } from 'vitest';
import { type StorageWarning, type StorageWarningCode, warner } from './storage-warning.ts';

/** The warnings that a listener receives. */
const hearing = () => {
  const heard: StorageWarning[] = [];
  return { heard, warn: warner({ onWarning: (warning) => void heard.push(warning) }) };
};

test.each<[StorageWarningCode, unknown, string]>([
  ['contents-ignored', undefined, 'The stored contents are not a session; they are ignored.'],
  ['tokens-too-large', undefined, 'The tokens do not fit into a cookie; the session is kept in memory.'],
  ['cookies-sent', undefined, 'The tokens changed after applyTo(): the browser keeps the old ones.'],
  [
    'storage-unavailable',
    Object.assign(new Error('SET AT1'), { code: 'ECONNREFUSED' }),
    'The storage does not work; the session is kept in memory (ECONNREFUSED).',
  ],
  [
    'storage-unavailable',
    new DOMException('AT1', 'QuotaExceededError'),
    'The storage does not work; the session is kept in memory (QuotaExceededError).',
  ],
  ['storage-unavailable', 'AT1', 'The storage does not work; the session is kept in memory (string).'],
  ['storage-unavailable', null, 'The storage does not work; the session is kept in memory (object).'],
  [
    'storage-unavailable',
    { code: 18, name: 7 },
    'The storage does not work; the session is kept in memory (object).',
  ],
])('%s with %o', (code, error, message) => {
  const { heard, warn } = hearing();
  warn(code, 'shop', error);
  expect(heard).toEqual([{ code, message, key: 'shop' }]);
});

test('each kind of warning is reported once for each key', () => {
  const { heard, warn } = hearing();
  for (let round = 0; round < 2; round++)
    for (const key of ['one', 'two']) {
      warn('contents-ignored', key);
      warn('cookies-sent', key);
    }
  expect(heard.map(({ code, key }) => `${code} ${key}`)).toEqual([
    'contents-ignored one',
    'cookies-sent one',
    'contents-ignored two',
    'cookies-sent two',
  ]);
});

test('a listener is optional, and an error that it throws is ignored', () => {
  const listeners = [
    undefined,
    () => {
      throw new Error('broken');
    },
  ];
  for (const onWarning of listeners)
    expect(() => warner({ onWarning })('contents-ignored', 'shop')).not.toThrow();
});
