import assert from 'node:assert/strict';
import { estimateCurrentCartTotals } from 'vitrine/carts';
import { addPieces, productNamed } from './parts.ts';
import type { Journey } from './stage.ts';

/**
 * J6: the totals for an address and a delivery method, and the known amounts while a part of the calculation fails.
 */
export const totals: Journey = async ({ site, control }) => {
  const client = site;
  await addPieces(client, await productNamed(client, 'Studio Tee'), 2, { Size: 'M', Color: 'Green' });
  const shippingAddress = { country: 'DE', city: 'Berlin', postalCode: '10115' };
  const { priceSummary, shippingInfo } = await estimateCurrentCartTotals({ shippingAddress }, { client });
  assert(priceSummary);
  assert(priceSummary.total);
  const amount = (name: keyof typeof priceSummary) => Number(priceSummary[name]?.amount);
  assert.equal(priceSummary.total.amount, '86.75');
  assert.equal(
    (amount('subtotal') - amount('discount') + amount('shipping') + amount('tax')).toFixed(2),
    priceSummary.total.amount,
  );
  const express = shippingInfo?.carrierServiceOptions
    ?.flatMap(({ shippingOptions = [] }) => shippingOptions)
    .find(({ title }) => title === 'Express');
  assert(express?.code, 'there is an express delivery');
  const selectedShippingOption = { code: express.code };
  const faster = await estimateCurrentCartTotals({ shippingAddress, selectedShippingOption }, { client });
  assert(faster.priceSummary);
  assert.equal(faster.priceSummary.shipping?.amount, '9.90');

  await control('settings', { failing: { tax: true, shipping: false } });
  const partial = await estimateCurrentCartTotals({ shippingAddress }, { client });
  assert(partial.priceSummary);
  assert(partial.priceSummary.subtotal);
  assert(partial.calculationErrors?.taxCalculationError, 'a tax that cannot be told is told as such');
  assert.equal(partial.priceSummary.subtotal.amount, '68.00');
  await control('settings', { failing: { tax: false, shipping: false } });
};
