import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../../create-sandbox.ts';
import { appOf } from '../../../testing/shopper.ts';
import { BERLIN, dataOf, newSecondCart, refusalOf, secondCart } from '../../../testing/second-cart.ts';

const boards = async () => {
  const cart = await newSecondCart();
  await cart.add('oak-board', 2);
  return cart;
};

const codes = async ({ calculate }: Awaited<ReturnType<typeof boards>>) =>
  (await calculate()).body.list('summary.violations').map((entry) => entry.at('code'));

describe('address and delivery', () => {
  test('R520: the address is kept in the cart, and totals accept no address', async () => {
    const cart = await boards();
    await cart.patch({ deliveryInfo: { address: { country: 'FR' } } });
    await cart.method('standard');
    const { body } = await cart.calculate({ deliveryInfo: { address: BERLIN } });
    expect(body.at('summary.deliverySummary.price.amount')).toBe('9.90');
    expect(body.at('summary.taxSummary.taxes.0.name.original')).toBe('VAT France');
    expect((await cart.get()).body.at('cart.deliveryInfo.address')).toEqual({ country: 'FR' });
    expect((await cart.shopper.cart()).body.at('cart.contactInfo.address.country')).toBe('FR');
  });

  test('R521: a subdivision that is not a code is refused, and a subdivision of another country is a violation', async () => {
    const cart = await boards();
    const patch = (address: object) => cart.patch({ deliveryInfo: { address: { ...BERLIN, ...address } } });
    expect(refusalOf(await patch({ subdivision: 'Berlin' }))).toEqual([400, 'INVALID_ADDRESS_FORMAT']);
    expect((await patch({ country: 'Germany' })).status).toBe(400);
    expect((await cart.get()).body.at('cart.deliveryInfo.address')).toBeUndefined();
    expect((await patch({ subdivision: 'IN-WB' })).status).toBe(200);
    expect(await codes(cart)).toContain('INVALID_SUBDIVISION');
  });

  test('R522: a method needs an address and a line, and must be one of the site', async () => {
    const cart = await boards();
    expect(refusalOf(await cart.method('standard'))).toEqual([428, 'DELIVERY_METHOD_MISSING_ADDRESS']);
    const { body } = await cart.patch({ deliveryInfo: { address: BERLIN } });
    const unknown = await cart.method('drone');
    expect(refusalOf(unknown)).toEqual([428, 'DELIVERY_METHOD_NOT_FOUND']);
    expect(dataOf(unknown)).toEqual({ code: 'drone' });
    expect((await cart.method('pickup')).body.at('cart.deliveryInfo.method')).toMatchObject({
      code: 'pickup',
      title: { original: 'Pick up in Berlin' },
      pickup: true,
    });
    await cart.post('remove-line-items', { lineItemIds: [body.text('cart.lineItems.0.id')] });
    expect(refusalOf(await cart.method('standard'))).toEqual([428, 'DELIVERY_METHOD_MISSING_LINE_ITEMS']);
  });

  test('R523: no answer lists the delivery methods', async () => {
    const cart = await boards();
    await cart.patch({ deliveryInfo: { address: BERLIN } });
    await cart.method('standard');
    const answers = [await cart.get(), await cart.calculate(), await cart.refresh()];
    expect(JSON.stringify(answers.map(({ body }) => body.value))).not.toContain('express');
  });

  test('R524: no delivery method is chosen automatically, unlike in the first family', async () => {
    const cart = await boards();
    await cart.patch({ deliveryInfo: { address: BERLIN } });
    const { body } = await cart.calculate();
    expect(body.at('summary.priceSummary.delivery.amount')).toBe('0');
    expect(await codes(cart)).toEqual(['MISSING_DELIVERY_METHOD']);
    expect((await cart.shopper.estimate()).body.at('priceSummary.shipping.amount')).toBe('4.90');
    expect((await cart.get()).body.at('cart.deliveryInfo.method')).toBeUndefined();
  });

  test('R525: a new address that the method does not serve is a violation', async () => {
    const cart = await boards();
    await cart.patch({ deliveryInfo: { address: BERLIN } });
    await cart.method('pickup');
    expect(await codes(cart)).toEqual([]);
    expect((await cart.patch({ deliveryInfo: { address: { country: 'FR' } } })).status).toBe(200);
    expect(await codes(cart)).toEqual(['DELIVERY_METHOD_NO_LONGER_AVAILABLE']);
  });

  test('R526: the method can always be removed', async () => {
    const cart = await boards();
    await cart.patch({ deliveryInfo: { address: BERLIN } });
    await cart.method('standard');
    for (const _ of [1, 2]) {
      const { status, body } = await cart.post('remove-delivery-method');
      expect([status, body.at('cart.deliveryInfo.method')]).toEqual([200, undefined]);
    }
  });

  test('R527: a line is taxed by its own address, otherwise by the delivery address', async () => {
    const app = secondCart(await appOf(createSandbox()));
    const item = (addressType?: string) => ({
      name: { original: addressType ?? 'Default' },
      quantityInfo: { requestedQuantity: 1 },
      pricing: { price: { amount: '100.00' } },
      attributes: { itemType: { preset: 'PHYSICAL' }, physicalProperties: { shippable: true } },
      ...(addressType && { taxConfig: { taxableAddress: { addressType } } }),
    });
    await app.post('add-line-items', { customItems: [item(), item('BILLING'), item('BUSINESS')] });
    const paymentInfo = { billingAddress: { country: 'FR' } };
    const { body } = await app.patch({ deliveryInfo: { address: { country: 'AT' } }, paymentInfo });
    expect(body.at('cart.lineItems.0.taxConfig.taxableAddress.addressType')).toBe('SHIPPING');
    const totals = (await app.calculate()).body;
    expect(totals.list('summary.taxSummary.lineItemTaxes').map((line) => line.at('tax.amount'))).toEqual([
      '20.00',
      '20.00',
      '19.00',
    ]);
    expect(totals.list('summary.taxSummary.taxes').map((tax) => tax.at('name.original'))).toEqual([
      'VAT Austria',
      'VAT France',
      'VAT Germany',
    ]);
  });
});
