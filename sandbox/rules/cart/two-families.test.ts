import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atMost } from '../../../test/setup/counts.ts';
import { faultsOfShop } from '../../testing/cart-invariants.ts';
import { playFirst, playSecond } from '../../testing/cart-players.ts';
import { cartShop, comparable, reachedIn } from '../../testing/cart-shop.ts';
import { type CartStep, cartStep, cartTours, ownTours, sequenceOf } from '../../testing/cart-steps.ts';

describe('the two families of cart calls', () => {
  test.each([
    ['a visitor', 'visitor', 'V1', 'order', 300, 8000],
    ['an app', 'app', 'V1', 'custom line', 200, 6000],
    ['a visitor of the newer catalog', 'visitor', 'V3', 'order', 200, 6000],
  ] as const)('lead to the same state: %s', (_buyer, as, catalog, own, reduced, deep) => {
    const reached = new Set<string>();
    const [first, second] = [cartShop(as, catalog), cartShop(as, catalog)];
    fc.assert(
      fc.property(sequenceOf(cartStep[as]), (steps) => {
        first.reset();
        second.reset();
        for (const step of steps) {
          playFirst(first, step);
          playSecond(second, step);
        }
        // The first family reads the catalog in each call, the second family only in this call.
        for (const { buyer } of [first, second]) buyer('POST', '/v2/carts/current/refresh', {});
        expect(comparable(second.sandbox.state)).toEqual(comparable(first.sandbox.state));
        for (const each of reachedIn(first.sandbox.state)) reached.add(each);
      }),
      {
        numRuns: atMost(reduced, deep),
        examples: [...cartTours, ownTours[as]].map((steps): [CartStep[]] => [steps]),
      },
    );
    // The sequences must reach every state; otherwise the property would prove little.
    expect([...reached].toSorted()).toEqual(
      [
        'IN_STOCK',
        'OUT_OF_STOCK',
        'PARTIALLY_IN_STOCK',
        'REMOVED_FROM_CATALOG',
        'coupon',
        'delivery',
        'note',
        own,
      ].toSorted(),
    );
  });

  test('keep money and stock consistent in any mixture', () => {
    const shop = cartShop('visitor');
    const reached = new Set<string>();
    fc.assert(
      fc.property(sequenceOf(fc.tuple(fc.constantFrom('first', 'second'), cartStep.visitor)), (steps) => {
        shop.reset();
        for (const [family, step] of steps) {
          const play = family === 'first' ? playFirst : playSecond;
          play(shop, step);
          expect(faultsOfShop(shop)).toEqual([]);
        }
        for (const each of reachedIn(shop.sandbox.state)) reached.add(each);
      }),
      {
        numRuns: atMost(150, 5000),
        examples: [[ownTours.visitor.map((step): ['first' | 'second', CartStep] => ['second', step])]],
      },
    );
    expect(reached).toContain('order');
  });
});
