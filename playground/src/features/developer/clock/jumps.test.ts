import { expect, test } from 'vitest';
import { jumpsFrom } from './jumps.ts';

test('each jump leads to the next instant of its kind; past and unplanned ones have none', () => {
  const effects = [
    { at: 900, kind: 'reservation-expiry', id: 'over' },
    { at: 4000, kind: 'reservation-expiry', id: 'later' },
    { at: 2000, kind: 'reservation-expiry', id: 'next' },
    { at: 1500, kind: 'reservation-expiry', id: 'ordered' },
    { at: 5000, kind: 'event-status', id: 'event' },
    { at: 9000, kind: 'calls-end', id: 'cartsEnd' },
  ];
  const accessTokens = { one: { expiresAt: 1500 } };
  const pending = { orderNumber: null };
  const reservations = {
    over: pending,
    later: pending,
    next: pending,
    ordered: { orderNumber: 'AAAA-BBBB-CCC' },
  };
  expect(jumpsFrom(1000, { effects, reservations, accessTokens })).toEqual({
    hold: 1000,
    event: 4000,
    sale: undefined,
    token: 500,
    end: 8000,
  });
});
