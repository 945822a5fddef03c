import { expect, test } from 'vitest';
import { historyIn } from './order-events.ts';

test('the history of an order lists its notifications and who caused them', () => {
  const told = (id: string, eventType: string, data: object, identity?: { identityType: string }) => ({
    id,
    eventType,
    date: '2026-03-02T09:00:00.000Z',
    data: { ...data },
    ...(identity && { identity }),
  });
  expect(
    historyIn(
      [
        told('1', 'wix.events.ticketing.events.OrderInitiated', { orderNumber: 'A', status: 'INITIATED' }),
        told('2', 'wix.events.ticketing.events.OrderUpdated', { orderNumber: 'B', status: 'PAID' }),
        told('3', 'wix.events.v3.event_canceled', { orderNumber: 'A' }),
        told(
          '4',
          'wix.events.ticketing.events.OrderConfirmed',
          { orderNumber: 'A', status: 'PAID', firstName: 'Ada', lastName: 'Berg' },
          { identityType: 'WIX_USER' },
        ),
      ],
      'A',
    ).map(({ what, status, name, cause }) => [what, status, name, cause]),
  ).toEqual([
    ['OrderInitiated', 'INITIATED', '', 'TIME'],
    ['OrderConfirmed', 'PAID', 'Ada Berg', 'WIX_USER'],
  ]);
});
