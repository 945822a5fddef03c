import type Big from 'big.js';
import type { ConvertedMoney } from '../../../../generated/carts-v2/types.ts';
import { decimal } from '../../../engine/values/money.ts';

/** An amount as the second family writes it: without a text, and in the currency of the site (R508). */
export const amountOf = (value: Big, currency: string): ConvertedMoney => {
  const amount = decimal(value, currency);
  return { amount, convertedAmount: amount };
};

/** A sum of tax, fees, discount or delivery, whose zero has no digits (R726). */
export const sumOrZero = (value: Big, currency: string): ConvertedMoney =>
  value.eq(0) ? { amount: '0', convertedAmount: '0' } : amountOf(value, currency);
