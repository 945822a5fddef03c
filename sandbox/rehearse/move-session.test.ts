import { describe, expect, test } from 'vitest';
import type { Recording } from '../recorder/recording.ts';
import { beginningAt, endingBefore } from './move-session.ts';

const MINUTE = 60_000;
const end = Date.parse('2027-02-01T00:00:00.000Z');

const session = (startedAt: string, ...times: string[]): Recording => ({
  format: 'vitrine-recording',
  version: 1,
  startedAt,
  exchanges: times.map((time, place) => ({
    at: place * MINUTE,
    operation: null,
    method: 'POST',
    target: `/since/${time}`,
    identity: null,
    body: { since: time },
    status: 200,
    answer: { at: time },
  })),
});

describe('a session before an end', () => {
  test('is moved before the end, at the same time of the week', () => {
    const moved = endingBefore(session('2026-03-02T09:00:00.000Z', '2026-03-02T09:00:00.000Z'), end);
    expect(moved.startedAt).toBe('2027-01-25T09:00:00.000Z');
  });

  test('is moved one more week back if it would not be over before the end', () => {
    const long = session('2026-03-01T23:59:30.000Z', ...Array.from({ length: 3 }, () => 'now'));
    expect(endingBefore(long, end).startedAt).toBe('2027-01-24T23:59:30.000Z');
  });

  test('is moved before the end also if it was recorded after it', () => {
    expect(endingBefore(session('2028-01-03T08:00:00.000Z'), end).startedAt).toBe('2027-01-25T08:00:00.000Z');
  });
});

test('a session after an end begins in the first instant or in the first week', () => {
  expect(beginningAt(session('2026-03-02T00:00:00.000Z'), end).startedAt).toBe('2027-02-01T00:00:00.000Z');
  expect(beginningAt(session('2026-03-01T09:00:00.000Z'), end).startedAt).toBe('2027-02-07T09:00:00.000Z');
});

test.each([
  ['2026-03-02T09:00:00.000Z', '2027-02-01T09:00:00.000Z'],
  ['2026-03-02T09:00:00Z', '2027-02-01T09:00:00Z'],
  ['2026-03-02T11:00:00+02:00', '2027-02-01T09:00:00Z'],
  ['2026-04-12T19:30:00', '2027-03-14T19:30:00'],
  ['2026-04-12T19:30', '2027-03-14T19:30'],
  ['2026-13-41T99:00:00Z', '2026-13-41T99:00:00Z'],
  ['2026-03-02', '2026-03-02'],
])('moving a session changes its times and nothing else: %s', (time, moved) => {
  const [exchange] = beginningAt(session('2026-03-02T09:00:00.000Z', time), end).exchanges;
  expect(exchange).toMatchObject({
    target: `/since/${moved}`,
    body: { since: moved },
    answer: { at: moved },
  });
});
