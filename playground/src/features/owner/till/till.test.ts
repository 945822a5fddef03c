import { expect, test } from 'vitest';
import type { TicketDefinition } from 'vitrine/ticketing';
import { hiddenOffers, offersOf, wishesOf } from './till.ts';

const saturday = {
  id: 'sat',
  name: 'Saturday',
  free: false,
  limitPerCheckout: 10,
  dashboard: { hidden: false, unsold: 7 },
  pricing: {
    pricingType: 'STANDARD',
    pricingOptions: {
      options: [
        { id: 'a', name: 'Standard', price: { amount: '49.00', currency: 'EUR' } },
        { id: 'b', name: 'Reduced', price: { amount: '39.00', currency: 'EUR' } },
      ],
    },
  },
} as TicketDefinition;

const friend = {
  id: 'friend',
  name: 'Friend',
  free: false,
  limitPerCheckout: 20,
  pricing: { pricingType: 'DONATION', minPrice: { amount: '10.00', currency: 'EUR' } },
} as TicketDefinition;

test('a ticket with several prices has several buttons but one entry in the reservation', () => {
  const offers = [...offersOf(saturday), ...offersOf(friend)];
  expect(offers.map(({ name, price, left }) => [name, price, left])).toEqual([
    ['Saturday, Standard', '49.00', 7],
    ['Saturday, Reduced', '39.00', 7],
    ['Friend', '10.00', undefined],
  ]);
  expect(wishesOf(offers, { 'sat:a': 1, 'sat:b': 2, friend: 1 })).toEqual([
    {
      ticketDefinitionId: 'sat',
      quantity: 3,
      ticketDetails: [{ pricingOptionId: 'a' }, { pricingOptionId: 'b' }, { pricingOptionId: 'b' }],
    },
    { ticketDefinitionId: 'friend', quantity: 1, priceOverride: '10.00' },
  ]);
});

test('hidden tickets of the selected event are included', () => {
  const crew = {
    id: 'crew',
    eventId: 'e',
    name: 'Crew',
    hidden: true,
    capacity: 40,
    sold: 3,
    held: 1,
    price: { type: 'fixed', price: '15.00' },
  };
  const others = [
    { ...crew, id: 'other', eventId: 'f' },
    { ...crew, id: 'shown', hidden: false },
  ];
  expect(hiddenOffers([crew, ...others], 'e')).toMatchObject([{ key: 'crew', price: '15.00', left: 36 }]);
});
