import Big from 'big.js';
import type { Money } from '../../../generated/ticketing/types.ts';
import { minorDigits } from '../../engine/values/money.ts';
import type { World } from '../../engine/context.ts';

/** The rounding and text of ticket amounts: half up to the digits of the currency, or always to two digits (R170). */
export interface Amounts {
  readonly currency: string;
  /** Digits after the decimal point. */
  readonly digits: number;
  readonly round: (value: Big) => Big;
  readonly text: (value: Big) => string;
}

/** The amounts of the site in a currency. */
export const amountsOf = ({ state: { settings } }: World, currency = settings.currency): Amounts => {
  const digits = settings.ticketDigits === 'two' ? 2 : minorDigits(currency);
  return {
    currency,
    digits,
    round: (value) => value.round(digits, Big.roundHalfUp),
    text: (value) => value.toFixed(digits, Big.roundHalfUp),
  };
};

/** An amount in the form of the wire, under its old and its new name. */
export const ticketMoney = (text: string, currency: string): Money => ({
  amount: text,
  value: text,
  currency,
});
