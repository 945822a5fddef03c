import { expect, test } from 'vitest';
import type { TicketDefinitionV3 } from 'vitrine/ticket-definitions';
import { newTicketOf, ticketChangesOf, ticketFormOf } from './ticket-form.ts';

const seat = {
  name: 'Seat',
  revision: '3',
  initialLimit: 24,
  feeType: 'FEE_ADDED_AT_CHECKOUT',
  pricingMethod: { fixedPrice: { value: '45.00', currency: 'EUR' }, pricingType: 'STANDARD', free: false },
} as const satisfies Partial<TicketDefinitionV3>;

test('a new ticket has no limit unless one was entered, and no fee if it is free', () => {
  expect(newTicketOf({ name: ' Seat ', price: 12.5, limit: 20 }, 'e1', 'EUR')).toEqual({
    eventId: 'e1',
    name: 'Seat',
    pricingMethod: { fixedPrice: { value: '12.5', currency: 'EUR' } },
    feeType: 'FEE_ADDED_AT_CHECKOUT',
    initialLimit: 20,
  });
  expect(newTicketOf({ name: 'Guest', price: 0, limit: Number.NaN }, 'e1', 'EUR')).not.toHaveProperty(
    'initialLimit',
  );
  expect(newTicketOf({ name: 'Guest', price: 0, limit: Number.NaN }, 'e1', 'EUR').feeType).toBe('NO_FEE');
});

test('only changed fields are sent, with the revision that the owner saw', () => {
  const form = ticketFormOf(seat);
  expect(ticketChangesOf(seat, form)).toEqual({ revision: '3' });
  expect(ticketChangesOf(seat, { ...form, limit: 30 })).toEqual({ revision: '3', initialLimit: 30 });
  expect(ticketChangesOf(seat, { ...form, limit: Number.NaN })).toEqual({
    revision: '3',
    initialLimit: null,
  });
  expect(ticketChangesOf(seat, { ...form, price: 50 })).toEqual({
    revision: '3',
    pricingMethod: { fixedPrice: { value: '50', currency: 'EUR' } },
  });
});

test('a ticket with several prices keeps them', () => {
  const hall = {
    ...seat,
    pricingMethod: { pricingOptions: { optionDetails: [] }, pricingType: 'STANDARD', free: false },
  } as const;
  expect(ticketFormOf(hall).price).toBeNaN();
  expect(ticketChangesOf(hall, { ...ticketFormOf(hall), name: 'Hall' })).toEqual({
    revision: '3',
    name: 'Hall',
  });
});
