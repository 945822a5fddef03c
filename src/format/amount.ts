import Big from 'big.js';

/**
 * Money in every form of the platform: `{amount, formattedAmount}` of carts, `{value, amount, currency}` of events and
 * tickets, plain numbers of products, and decimals as text.
 */
export type MoneyLike = WireMoney | number | string;

/** Money as an object. If it has both `value` and `amount`, `value` counts; `amount` is its previous name. */
export interface WireMoney {
  readonly value?: string | undefined;
  readonly amount?: string | undefined;
  readonly currency?: string | undefined;
  /** The platform's own text of the amount. */
  readonly formattedAmount?: string | undefined;
  /** `formattedAmount` under another name. */
  readonly formattedValue?: string | undefined;
}

/**
 * The amount as an exact decimal, such as '24.90'. A number becomes its shortest decimal, without rounding.
 * @throws TypeError with the value, if it is not a decimal.
 */
export const amountOf = (money: MoneyLike): string => {
  const amount = typeof money === 'object' ? (money?.value ?? money?.amount) : money;
  try {
    const decimal = new Big(amount ?? Number.NaN);
    // A text keeps its form, such as the zero of '24.90'.
    return typeof amount === 'string' ? amount : decimal.toFixed();
  } catch {
    throw new TypeError(`This is not an amount of money: ${JSON.stringify(money)}`);
  }
};

/**
 * Whether the first decimal is less than the second.
 * @throws Error if one of them is not a decimal.
 */
export const isLess = (amount: string, other: string): boolean => new Big(amount).lt(other);
