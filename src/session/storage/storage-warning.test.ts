import { expect, test, vi } from 'vitest';
import { newProcess } from '../testing/process.ts';
import {
  CONTENTS_IGNORED,
  COOKIES_SENT,
  ONLY_REFRESH_TOKEN,
  STORAGE_UNAVAILABLE,
  type StorageWarning,
  TOKENS_TOO_LARGE,
  warner,
  type WarningKind,
} from './storage-warning.ts';

/** The warnings that a listener receives. */
const hearing = () => {
  const heard: StorageWarning[] = [];
  return { heard, warn: warner({ onWarning: (warning) => void heard.push(warning) }) };
};

test.each<[WarningKind, unknown, string]>([
  [CONTENTS_IGNORED, undefined, 'The stored contents are not a session; they are ignored.'],
  [ONLY_REFRESH_TOKEN, undefined, ONLY_REFRESH_TOKEN.message],
  [TOKENS_TOO_LARGE, undefined, TOKENS_TOO_LARGE.message],
  [COOKIES_SENT, undefined, 'The tokens changed after applyTo(): the browser keeps the old ones.'],
  [
    STORAGE_UNAVAILABLE,
    Object.assign(new Error('SET AT1'), { code: 'ECONNREFUSED' }),
    'The storage does not work; the session is kept in memory (ECONNREFUSED).',
  ],
  [
    STORAGE_UNAVAILABLE,
    new DOMException('AT1', 'QuotaExceededError'),
    'The storage does not work; the session is kept in memory (QuotaExceededError).',
  ],
  [STORAGE_UNAVAILABLE, 'AT1', 'The storage does not work; the session is kept in memory (string).'],
  [STORAGE_UNAVAILABLE, null, 'The storage does not work; the session is kept in memory (object).'],
  [
    STORAGE_UNAVAILABLE,
    { code: 18, name: 7 },
    'The storage does not work; the session is kept in memory (object).',
  ],
])('%o with %o', (kind, error, message) => {
  const { heard, warn } = hearing();
  warn(kind, 'shop', error);
  expect(heard).toEqual([{ code: kind.code, message, key: 'shop' }]);
});

test('each kind of warning is reported once for each key', () => {
  const { heard, warn } = hearing();
  for (let round = 0; round < 2; round++)
    for (const key of ['one', 'two']) {
      warn(CONTENTS_IGNORED, key);
      warn(COOKIES_SENT, key);
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
    expect(() => warner({ onWarning })(CONTENTS_IGNORED, 'shop')).not.toThrow();
});

test('without a listener, tokens that are too large are written to the console, once in a process for each key', () => {
  newProcess();
  const console = vi.spyOn(globalThis.console, 'warn').mockReturnValue();
  // A server has a storage for each request.
  for (let request = 0; request < 3; request++)
    for (const key of ['one', 'two']) {
      const warn = warner({});
      warn(TOKENS_TOO_LARGE, key);
      warn(CONTENTS_IGNORED, key);
    }
  expect(console.mock.calls).toEqual([
    [`vitrine: ${TOKENS_TOO_LARGE.message} (session one)`],
    [`vitrine: ${TOKENS_TOO_LARGE.message} (session two)`],
  ]);
  console.mockRestore();
});
