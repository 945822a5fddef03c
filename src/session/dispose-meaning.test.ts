import { expect, test } from 'vitest';
import { adviceFor } from '../core/errors/index.ts';
import { call, facts, failureOf, platform, tokens } from '../core/testing/fakes.ts';
import type { RepeatClass } from '../core/types.ts';

// The effect of calls that a disposal ends, as their errors report it.

const silent = () => new Promise<Response>(() => undefined);

const ended = async (repeat: RepeatClass, token: Response | (() => Promise<Response>), requests: number) => {
  const { site, calls } = platform([token], [silent]);
  const failure = failureOf(call(site, repeat, {}, { method: 'POST', facts: facts(repeat) }));
  await expect.poll(() => calls.length).toBe(requests);
  site.session.dispose();
  return failure;
};

test('a disposed read had no effect and can be repeated', async () => {
  const error = await ended('read', tokens(1), 1);
  expect(error).toMatchObject({ code: 'session-disposed', retryable: 'yes', attempts: 1 });
  expect(adviceFor(error)).toMatchObject({ action: 'retry', messageKey: 'session.disposed' });
});

test('a disposed write may have taken effect if it was sent', async () => {
  const error = await ended('adds', tokens(1), 1);
  expect(error).toMatchObject({ code: 'session-disposed', retryable: 'unknown', attempts: 1 });
  expect(adviceFor(error)).toMatchObject({ action: 'read-back' });
});

test('a disposed write that waited for its token was not sent and can be repeated', async () => {
  const error = await ended('adds', silent, 0);
  expect(error).toMatchObject({ code: 'session-disposed', retryable: 'yes', attempts: 0 });
});
