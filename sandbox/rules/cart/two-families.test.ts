import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atMost } from '../../../test/setup/counts.ts';
import { faultsOfShop } from '../../testing/cart-invariants.ts';
import { playFirst, playSecond } from '../../testing/cart-players.ts';
import { cartShop, comparable } from '../../testing/cart-shop.ts';
import { cartStep, sequenceOf } from '../../testing/cart-steps.ts';

describe('the two families of cart calls', () => {
  test.each([
    ['a visitor', 'visitor', 'V1', 800, 8000],
    ['an app', 'app', 'V1', 600, 6000],
    ['a visitor of the newer catalog', 'visitor', 'V3', 600, 6000],
  ] as const)('lead to the same state: %s', (_buyer, as, catalog, reduced, deep) => {
    const [first, second] = [cartShop(as, catalog), cartShop(as, catalog)];
    fc.assert(
      fc.property(sequenceOf(cartStep[as]), (steps) => {
        first.reset();
        second.reset();
        for (const step of steps) {
          playFirst(first, step);
          playSecond(second, step);
        }
        // The first family looks at the catalog in each call, the second one in this.
        for (const { buyer } of [first, second]) buyer('POST', '/v2/carts/current/refresh', {});
        expect(comparable(second.sandbox.state)).toEqual(comparable(first.sandbox.state));
      }),
      { numRuns: atMost(reduced, deep) },
    );
  });

  test('keep money and stock consistent in any mixture', () => {
    const shop = cartShop('visitor');
    const ordered = new Set<boolean>();
    fc.assert(
      fc.property(sequenceOf(fc.tuple(fc.constantFrom('first', 'second'), cartStep.visitor)), (steps) => {
        shop.reset();
        for (const [family, step] of steps) {
          const play = family === 'first' ? playFirst : playSecond;
          play(shop, step);
          expect(faultsOfShop(shop)).toEqual([]);
        }
        ordered.add(shop.sandbox.state.orders.length > 0);
      }),
      { numRuns: atMost(300, 5000) },
    );
    // Sequences without an order would prove little.
    expect(ordered).toContain(true);
  });
});
