import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addToCurrentCart, updateCurrentCartLineItemQuantity } from '../../generated/carts/operations.ts';
import type { CartResponse, NewLineItem } from '../../generated/carts/types.ts';
import { atMost } from '../../test/setup/counts.ts';
import { oauth } from '../session/oauth.ts';
import { createClient } from '../core/client.ts';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import { STORE_APP_ID } from '../../sandbox/engine/settings.ts';
import { CLIENT_ID, productOf, referenceTo } from '../../sandbox/testing/shopper.ts';
import { addedOutcome, quantityOutcome } from './index.ts';
import { type Outcome, wholeOf } from './outcome.ts';

// Property: for any items, the outcomes count every piece in the cart exactly once.

const sandbox = createSandbox();
const fetch = (url: string, init: RequestInit) => sandbox.fetch(new Request(url, init));
const visitor = () => createClient({ auth: oauth({ clientId: CLIENT_ID }), fetch });

const tee = (options: Record<string, unknown>) => ({
  appId: STORE_APP_ID,
  catalogItemId: productOf(sandbox, 'studio-tee').id,
  options,
});
const green = { Size: 'L', Color: 'Green' };
/** Items with a small stock, the same item in several notations, and unknown items. */
const references: readonly NewLineItem['catalogReference'][] = [
  referenceTo(sandbox, 'teapot-for-two'),
  referenceTo(sandbox, 'low-carafe'),
  referenceTo(sandbox, 'salt-cellar'),
  referenceTo(sandbox, 'halm-cup', { Color: 'Clay' }),
  referenceTo(sandbox, 'studio-tee', green),
  referenceTo(sandbox, 'studio-tee', { Size: 'M', Color: 'Green' }),
  tee({ options: green }),
  tee({ options: { Color: '#5c8064', Size: 'L' }, customTextFields: {} }),
  tee({ options: { Size: 'L' } }),
  tee({}),
  { appId: 'other', catalogItemId: 'none' },
];

const items = fc.array(
  fc.record({ catalogReference: fc.constantFrom(...references), quantity: fc.integer({ min: 1, max: 8 }) }),
  { minLength: 1, maxLength: 4 },
);
const customs = fc.array(
  fc.record({
    price: fc.constantFrom('1', '1.00', '2.5'),
    quantity: fc.integer({ min: 1, max: 3 }),
    productName: fc.constantFrom({ original: 'Wrapping' }, { original: 'Card' }),
    itemType: fc.constant({ preset: 'SERVICE' as const }),
  }),
  { maxLength: 2 },
);
const requests = fc.array(fc.record({ lineItems: items, customLineItems: customs }), {
  minLength: 1,
  maxLength: 4,
});

const piecesIn = (answer: CartResponse | undefined): number =>
  (answer?.cart?.lineItems ?? []).reduce((sum, { quantity }) => sum + quantity, 0);

const ofAdd = (asked: number, got: number): Outcome =>
  got === asked ? 'applied' : got === 0 ? 'ignored' : 'capped';

test('the pieces of all outcomes add up to the growth of the cart', async () => {
  await fc.assert(
    fc.asyncProperty(requests, async (all) => {
      sandbox.reset();
      const client = visitor();
      let before: CartResponse | undefined;
      for (const request of all) {
        const answer = await addToCurrentCart(request, { client });
        const { outcome, lines } = addedOutcome(request, before, answer);
        expect(lines.map(({ item }) => item)).toEqual([...request.lineItems, ...request.customLineItems]);
        expect(lines.reduce((sum, { got }) => sum + got, 0)).toBe(piecesIn(answer) - piecesIn(before));
        for (const { asked, got, outcome: own } of lines) expect(own).toBe(ofAdd(asked, got));
        expect(outcome).toBe(wholeOf(lines));
        before = answer;
      }
    }),
    { numRuns: atMost(60, 3_000) },
  );
});

test('the outcomes of changed quantities equal the quantities of the cart', async () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(items, quantities, async (lineItems, wished) => {
      sandbox.reset();
      const client = visitor();
      const before = await addToCurrentCart({ lineItems }, { client });
      const wishes = (before.cart?.lineItems ?? [])
        .slice(0, wished.length)
        .map(({ id }, index) => ({ id, quantity: wished[index] ?? 1 }));
      fc.pre(wishes.length > 0);
      const answer = await updateCurrentCartLineItemQuantity({ lineItems: wishes }, { client });
      const { outcome, lines } = quantityOutcome({ lineItems: wishes }, before, answer);
      const others = (answer.cart?.lineItems ?? []).filter(
        ({ id }) => !wishes.some((wish) => wish.id === id),
      );
      const told = lines.reduce((sum, { got }) => sum + got, 0);
      expect(told).toBe(
        piecesIn(answer) - piecesIn({ cart: answer.cart && { ...answer.cart, lineItems: others } }),
      );
      expect(outcome === 'applied').toBe(lines.every(({ asked, got }) => asked === got));
    }),
    { numRuns: atMost(60, 3_000) },
  );
});

test('the overall outcome is that of all parts if they agree, and partial if some parts took effect', () => {
  const outcome = fc.constantFrom<Outcome>('applied', 'capped', 'ignored', 'partial');
  fc.assert(
    fc.property(fc.array(outcome, { minLength: 1 }), (outcomes) => {
      const whole = wholeOf(outcomes.map((one) => ({ outcome: one })));
      const kinds = new Set(outcomes);
      if (kinds.size === 1) expect(whole).toBe(outcomes[0]);
      else expect(whole).toBe(kinds.has('ignored') || kinds.has('partial') ? 'partial' : 'capped');
    }),
  );
});
