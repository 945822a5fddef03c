import { expect, test } from 'vitest';
import { contract } from '../../../../generated/carts-v2/contract.ts';
import * as zod from '../../../../generated/carts-v2/zod.ts';
import { refusals } from '../../../../generated/refusals.ts';
import { Tree } from '../../../testing/shopper.ts';
import { dataOf, newSecondCart, refusalOf } from '../../../testing/second-cart.ts';

test('R620: a refusal has a code, and data that names its subject', async () => {
  const cart = await newSecondCart();
  const { body } = await cart.add('oak-board');
  const id = body.text('cart.lineItems.0.id');
  const refused = await cart.setQuantity(id, 99);
  expect(refused.body.value).toEqual({
    message: 'Insufficient inventory',
    details: {
      applicationError: {
        code: 'INSUFFICIENT_INVENTORY',
        description: 'Insufficient inventory',
        data: {
          invalidItems: [{ id: { lineItemId: id }, requestedQuantity: 99, availableQuantity: 18 }],
        },
      },
    },
  });
  expect(dataOf(await cart.giftCard('GIFT-NONE-0000'))).toEqual({ giftCardCode: '****0000' });
});

const membersOf = (data: unknown): string[] => Object.keys(Object(data) as object);

test('R620: the data of each code has described members only', () => {
  const [known, ofItem] = [zod.CartErrorData, zod.CartErrorItem].map(({ shape }) => membersOf(shape));
  const answers: Readonly<Record<string, Readonly<Record<string, { body: object }>>>> = refusals;
  const shown = Object.keys(contract)
    .flatMap((operation) => Object.values(answers[operation] ?? {}))
    .map(({ body }) => new Tree(body).at('details.applicationError.data'));
  const items = shown.flatMap((data) => new Tree(data).at('invalidItems') ?? []);
  expect(shown.length).toBeGreaterThan(40);
  expect(shown.flatMap(membersOf).filter((name) => !known?.includes(name))).toEqual([]);
  expect(items.flatMap(membersOf).filter((name) => !ofItem?.includes(name))).toEqual([]);
});

test('R621: a wrong request is a 400, and an action that is impossible now is a 428', async () => {
  const cart = await newSecondCart({ settings: { cartLines: 1 } });
  expect(refusalOf(await cart.post('add-line-items'))[0]).toBe(400);
  expect(refusalOf(await cart.add('teapot-for-two', 9))[0]).toBe(428);
  await cart.add('oak-board');
  expect(refusalOf(await cart.add('espresso-pair'))[0]).toBe(400);
  const statuses = Object.values(refusals.addLineItemsToCurrentCart).map(({ status }) => status);
  expect([400, 428].map((status) => statuses.filter((one) => one === status).length)).toEqual([10, 11]);
});
