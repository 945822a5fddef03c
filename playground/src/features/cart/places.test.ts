import { expect, test } from 'vitest';
import { destinationOf, moveTo } from './places.ts';

test('moving to another country clears the region, staying keeps it', () => {
  expect(moveTo({ country: 'US', subdivision: 'US-CA' }, 'DE')).toEqual({ country: 'DE' });
  expect(moveTo({ country: 'US', subdivision: 'US-CA' }, 'US')).toEqual({
    country: 'US',
    subdivision: 'US-CA',
  });
});

test('the destination of a cart is used as far as it is known', () => {
  expect(destinationOf({ country: 'US', subdivision: 'US-CA' })).toEqual({
    country: 'US',
    subdivision: 'US-CA',
  });
  expect(destinationOf({ country: 'FR', subdivision: 'FR-75' })).toEqual({ country: 'FR' });
  expect(destinationOf({ country: 'AQ' })).toEqual({ country: 'DE' });
  expect(destinationOf(undefined)).toEqual({ country: 'DE' });
});
