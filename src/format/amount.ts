import Big from 'big.js';

/**
 * Money in every shape that the platform has for it (needs P7): of a cart `{amount, formattedAmount}`, of events and
 * tickets `{value, amount, currency}`, of products a plain number, and a decimal as text.
 */
export type MoneyLike = WireMoney | number | string;

/** The members by which an object is money. Of `value` and `amount`, `value` counts: the other is its old name. */
export interface WireMoney {
  readonly value?: string | undefined;
  readonly amount?: string | undefined;
  readonly currency?: string | undefined;
  /** The platform's own text of the amount. */
  readonly formattedAmount?: string | undefined;
  /** The same under another name. */
  readonly formattedValue?: string | undefined;
}

/**
 * The amount as an exact decimal, such as '24.90'; a number is read by its shortest decimal, never added to or rounded.
 * @throws TypeError that shows the value when it is no decimal.
 */
export const amountOf = (money: MoneyLike): string => {
  const amount = typeof money === 'object' ? (money.value ?? money.amount) : money;
  try {
    return typeof amount === 'string' ? (new Big(amount), amount) : new Big(amount ?? Number.NaN).toFixed();
  } catch {
    throw new TypeError(`This is no amount of money: ${JSON.stringify(money)}`);
  }
};

/**
 * Whether an amount is less than another one; both are decimals.
 * @throws Error when one of them is no decimal.
 */
export const isLess = (amount: string, other: string): boolean => new Big(amount).lt(other);
