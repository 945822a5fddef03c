import Big from 'big.js';
import type { Money } from '../../../generated/ticketing/types.ts';
import { minorDigits } from '../../engine/values/money.ts';
import type { World } from '../../engine/context.ts';

/**
 * The rounding and the format of ticket amounts: half up, either to the digits of the currency or always to two (R170).
 */
export interface Amounts {
  readonly currency: string;
  /** Digits after the decimal point. */
  readonly digits: number;
  readonly round: (value: Big) => Big;
  readonly text: (value: Big) => string;
}

/** The rounding and format of this site. */
export const amountsOf = ({ state: { settings } }: World, currency = settings.currency): Amounts => {
  const digits = settings.ticketDigits === 'two' ? 2 : minorDigits(currency);
  return {
    currency,
    digits,
    round: (value) => value.round(digits, Big.roundHalfUp),
    text: (value) => value.toFixed(digits, Big.roundHalfUp),
  };
};

/** An amount as the API writes it, under the old name `amount` and the new name `value`. */
export const ticketMoney = (text: string, currency: string): Money => ({
  amount: text,
  value: text,
  currency,
});
