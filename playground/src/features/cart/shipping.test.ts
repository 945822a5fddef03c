import { expect, test } from 'vitest';
import type { MultiCurrencyPrice, SelectedCarrierServiceOption, ShippingInformation } from 'vitrine/carts';
import { part } from '../../testing/part.ts';
import { chosenKey, fallenBackTo, shippingChoices } from './shipping.ts';

const price = part<MultiCurrencyPrice>({
  amount: '4.90',
  convertedAmount: '4.90',
  formattedConvertedAmount: '€4.90',
});
const counted = (code: string, requestedShippingOption: boolean) =>
  part<SelectedCarrierServiceOption>({
    code,
    carrierId: 'post',
    title: code.toUpperCase(),
    requestedShippingOption,
  });
const info = (selected: SelectedCarrierServiceOption): ShippingInformation => ({
  selectedCarrierServiceOption: selected,
  carrierServiceOptions: [
    {
      carrierId: 'post',
      shippingOptions: [
        { code: 'standard', title: 'Standard', cost: { price }, logistics: { deliveryTime: '2 days' } },
        { code: 'express', title: 'Express', cost: { price } },
      ],
    },
  ],
});

test('every option of every carrier can be chosen, and the one in the totals is marked', () => {
  const offered = info(counted('express', true));
  expect(
    shippingChoices(offered, 'EUR').map(({ key, title, cost, time }) => [key, title, cost, time]),
  ).toEqual([
    ['post/standard', 'Standard', '€4.90', '2 days'],
    ['post/express', 'Express', '€4.90', undefined],
  ]);
  expect(chosenKey(offered, undefined)).toBe('post/express');
  expect(chosenKey(offered, { carrierId: 'post', code: 'standard' })).toBe('post/standard');
  expect(chosenKey(offered, { code: 'gone' })).toBe('post/express');
});

test('a price of zero is shown as free', () => {
  const nothing = part<MultiCurrencyPrice>({
    amount: '0.00',
    convertedAmount: '0.00',
    formattedConvertedAmount: '€0.00',
  });
  const pickup = { code: 'pickup', title: 'Pick up in Berlin', cost: { price: nothing } };
  const offered = { carrierServiceOptions: [{ carrierId: 'shop', shippingOptions: [pickup] }] };
  expect(shippingChoices(offered, 'EUR').map(({ cost }) => cost)).toEqual(['Free']);
});

test('an unavailable choice is reported', () => {
  expect(fallenBackTo(info(counted('standard', false)), { code: 'pickup' })).toBe('STANDARD');
  expect(fallenBackTo(info(counted('express', true)), { code: 'express' })).toBeUndefined();
  expect(fallenBackTo(info(counted('standard', false)), undefined)).toBeUndefined();
});

test('without a response there is nothing to choose', () => {
  expect(shippingChoices(undefined, 'EUR')).toEqual([]);
  expect(chosenKey(undefined, { code: 'express' })).toBeUndefined();
});
