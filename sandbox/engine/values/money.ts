import Big from 'big.js';

/** A price in the four forms of the wire. The sandbox does not convert: both currencies are the same. */
export interface Money {
  amount: string;
  convertedAmount: string;
  formattedAmount: string;
  formattedConvertedAmount: string;
}

const formats = new Map<string, Intl.NumberFormat>();
const digits = new Map<string, number>();

const formatOf = (currency: string): Intl.NumberFormat => {
  const known = formats.get(currency);
  if (known) return known;
  const made = new Intl.NumberFormat('en', { style: 'currency', currency });
  formats.set(currency, made);
  return made;
};

/** The digits after the decimal point of a currency by ISO 4217: 2 for EUR, 0 for JPY, 3 for KWD. */
export const minorDigits = (currency: string): number => {
  const known = digits.get(currency);
  if (known !== undefined) return known;
  const made = formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;
  digits.set(currency, made);
  return made;
};

/** Rounds half up to the minor unit of the currency. */
export const roundTo = (value: Big, currency: string): Big =>
  value.round(minorDigits(currency), Big.roundHalfUp);

/** A decimal of exactly the minor digits of the currency, such as '24.90'. */
export const decimal = (value: Big, currency: string): string =>
  value.toFixed(minorDigits(currency), Big.roundHalfUp);

/** Cache of recently formatted amounts: without it, formatting takes more time than the rest of a cart read. */
const texts = new Map<string, string>();

const MOST_TEXTS = 5000;

/** The amount as text with the currency sign. Decimals are passed as text, so that no float is involved. */
export const formatted = (value: Big, currency: string): string =>
  formattedDecimal(decimal(value, currency), currency);

const formattedDecimal = (amount: string, currency: string): string => {
  const key = `${currency}${amount}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const text = formatOf(currency).format(amount as Intl.StringNumericLiteral);
  if (texts.size >= MOST_TEXTS) texts.clear();
  texts.set(key, text);
  return text;
};

/** A price in the form of the wire, rounded half up to the minor unit. */
export const money = (value: Big, currency: string): Money => {
  const amount = decimal(value, currency);
  const text = formattedDecimal(amount, currency);
  return { amount, convertedAmount: amount, formattedAmount: text, formattedConvertedAmount: text };
};

/** A price with the shortest decimals, such as `399.9`, as lines of the first cart have it (R724). */
export const shortMoney = (value: Big, currency: string): Money => {
  const amount = roundTo(value, currency).toFixed();
  const text = formatted(value, currency);
  return { amount, convertedAmount: amount, formattedAmount: text, formattedConvertedAmount: text };
};

/** The smaller of two amounts. */
export const smaller = (left: Big, right: Big): Big => (left.lt(right) ? left : right);

/** The sum of amounts. */
export const sumOf = (values: Iterable<Big>): Big => {
  let total = new Big(0);
  for (const value of values) total = total.plus(value);
  return total;
};

/**
 * Splits an amount among weights in proportion, in whole minor units, so that the shares add up to the amount exactly:
 * each share is the rounded running total minus the shares before. No share exceeds its weight as long as the amount
 * does not exceed the sum of the weights.
 */
export const shares = (amount: Big, weights: readonly Big[], currency: string): Big[] => {
  const whole = sumOf(weights);
  if (whole.eq(0)) return weights.map(() => new Big(0));
  let seen = new Big(0);
  let given = new Big(0);
  return weights.map((weight) => {
    seen = seen.plus(weight);
    const upTo = roundTo(amount.times(seen).div(whole), currency);
    const share = upTo.minus(given);
    given = upTo;
    return share;
  });
};
