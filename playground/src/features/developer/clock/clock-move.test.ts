import { createSandbox } from 'vitrine/sandbox';
import { expect, test } from 'vitest';
import { moveClock } from './clock-move.ts';
import { createControl } from '../../../site/control.ts';
import type { SiteStatus } from '../../../site/site-status.ts';

/** Makes a function that sends control calls to a separate sandbox. */
const sendTo = (sandbox = createSandbox()) =>
  createControl('http://sandbox', (input, init) => sandbox.fetch(new Request(input, init))).send;

test('a step moves the clock by its length and returns only the notifications that were sent during the step', async () => {
  const send = sendTo();
  const first = await moveClock(send, '1d');
  const second = await moveClock(send, '1d');
  expect(second?.from).toBe(first?.to);
  expect(Date.parse(second?.to ?? '') - Date.parse(second?.from ?? '')).toBe(86_400_000);
  expect(first?.told.length).toBeGreaterThan(0);
  expect(second?.told).toEqual([]);
});

test('a jump leads to the next event start or end and returns its notification', async () => {
  const move = await moveClock(sendTo(), 'event');
  expect(move?.told.map(({ eventType }) => eventType)).toContain('wix.events.v3.event_updated');
});

test('the clock does not move if no record is due for the jump', async () => {
  const send = sendTo();
  const { now } = await send<SiteStatus>('GET /sandbox/hash');
  expect(await moveClock(send, 'hold')).toBeUndefined();
  expect((await send<SiteStatus>('GET /sandbox/hash')).now).toBe(now);
});
