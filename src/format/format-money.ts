import { amountOf, type MoneyLike } from './amount.ts';
import { minorUnits } from './minor-units.ts';

/** Options of money as text. */
export interface MoneyFormat {
  /**
   * Locale for `Intl`. Default: the platform's text is used unchanged, and money without such a text is
   * formatted in English, so that a server and every browser write the same text.
   */
  readonly locale?: string | undefined;
  /** ISO 4217 code for money without a currency: amounts of carts, plain numbers, decimals. */
  readonly currency?: string | undefined;
  /** Form of the currency. Default 'symbol'. */
  readonly display?: 'symbol' | 'narrowSymbol' | 'code' | 'name' | undefined;
}

/** A currency of an answer that `Intl` can take; undefined for an absent, empty or other one. */
export const knownCurrency = (code: string | null | undefined): string | undefined =>
  typeof code === 'string' && /^[a-z]{3}$/i.test(code) ? code : undefined;

/**
 * Makes a function that formats money. It keeps its `Intl` formats: make it once for a list. Amounts are
 * passed to `Intl` as decimals, not as floats, and rounded half up to the minor unit of ISO 4217: no digits
 * for JPY, three for KWD. If the currency is unknown, the result is the platform's text, otherwise the
 * decimal.
 */
export const moneyFormat = ({ locale, currency, display = 'symbol' }: MoneyFormat = {}): ((
  money: MoneyLike,
) => string) => {
  const formats = new Map<string, Intl.NumberFormat>();
  const formatOf = (code: string): Intl.NumberFormat => {
    const known = formats.get(code);
    if (known) return known;
    const digits = minorUnits(code);
    const made = new Intl.NumberFormat(locale ?? 'en', {
      style: 'currency',
      currency: code,
      currencyDisplay: display,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formats.set(code, made);
    return made;
  };
  return (money) => {
    const wire = typeof money === 'object' ? money : undefined;
    const text = [wire?.formattedAmount, wire?.formattedValue].find(Boolean);
    if (locale === undefined && text !== undefined) return text;
    const code = knownCurrency(wire?.currency) ?? currency;
    if (code === undefined) return text ?? amountOf(money);
    return formatOf(code).format(amountOf(money) as Intl.StringNumericLiteral);
  };
};

/** Formats one amount of money; for many, see {@link moneyFormat}. */
export const formatMoney = (money: MoneyLike, format?: MoneyFormat): string => moneyFormat(format)(money);
