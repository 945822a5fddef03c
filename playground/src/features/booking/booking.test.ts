import { expect, test } from 'vitest';
import { clockText, parseBookSearch, parseOrderSearch } from './booking.ts';

test('reads the picked tickets from the address and drops invalid ones', () => {
  const ticketDefinitionId = 'a1';
  expect(
    parseBookSearch({
      tickets: [
        { ticketDefinitionId, quantity: 2 },
        { ticketDefinitionId, quantity: 0 },
        { quantity: 1 },
        'x',
      ],
    }),
  ).toEqual({ tickets: [{ ticketDefinitionId, quantity: 2 }] });
  expect(parseBookSearch({ tickets: [{ ticketDefinitionId, quantity: 900, priceOverride: 15 }] })).toEqual({
    tickets: [{ ticketDefinitionId, quantity: 50, priceOverride: '15' }],
  });
  expect(parseBookSearch({ tickets: 'all' })).toEqual({});
});

test('finds an order by the event id that the platform adds to the return address', () => {
  expect(parseOrderSearch({ eventId: 'e1', orderNumber: '2' })).toEqual({ event: 'e1' });
  expect(parseOrderSearch({ event: 'e2', eventId: 'e1' })).toEqual({ event: 'e2' });
  expect(parseOrderSearch({})).toEqual({});
});

test('writes the remaining time in the digits of the language', () => {
  expect([clockText(1199, 'en'), clockText(5, 'en'), clockText(600, 'ar-EG')]).toEqual([
    '19:59',
    '0:05',
    '١٠:٠٠',
  ]);
});
