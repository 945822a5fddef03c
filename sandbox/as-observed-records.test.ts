import { expect, test } from 'vitest';
import { checkNamesSomeone } from './rules/rsvp/form.ts';
import { currencyFrom } from './rules/ticketing/definitions/price.ts';
import { newOwner } from './testing/events.ts';

test('R706: a new reply whose companions are none is refused; one without companions is not', () => {
  expect(() => checkNamesSomeone({ guestCount: 0, guestNames: [] })).toThrow('names no guests');
  expect(() => checkNamesSomeone(undefined)).not.toThrow();
  expect(() => checkNamesSomeone({ guestCount: 1, guestNames: ['Jonas'] })).not.toThrow();
});

test('R708: the currency of a ticket definition is taken as given', () => {
  const { sandbox } = newOwner();
  const world = { state: sandbox.state, clock: sandbox.clock, origin: '' };
  expect(currencyFrom(world, { fixedPrice: { value: '10.00', currency: 'USD' } })).toBe('USD');
  expect(currencyFrom(world, { fixedPrice: { value: '10.00', currency: 'EUR' } })).toBeUndefined();
});
