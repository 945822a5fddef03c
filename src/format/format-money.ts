import { amountOf, type MoneyLike } from './amount.ts';
import { minorUnits } from './minor-units.ts';

/** How money is written. */
export interface MoneyFormat {
  /**
   * Language and region, as `Intl` takes them. Without it the platform's own text is shown as it came, at no cost, and
   * what has none is written in English: the same on a server and in every browser.
   */
  readonly locale?: string | undefined;
  /** ISO 4217 code for money that does not name its currency: of a cart, plain numbers, decimals. */
  readonly currency?: string | undefined;
  /** How the currency is named. Default 'symbol'. */
  readonly display?: 'symbol' | 'narrowSymbol' | 'code' | 'name' | undefined;
}

/**
 * Makes the function that writes money in one way; it keeps its `Intl` formats, so make it once for a list.
 * Amounts go to `Intl` as decimals, never as floats, and are rounded half up to the minor unit of ISO 4217: no digits
 * for JPY, three for KWD (needs P7, N22). Money that names no currency, where none is given, is written as the
 * platform's text, and without such a text as the bare decimal.
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
    const text = wire?.formattedAmount ?? wire?.formattedValue;
    if (locale === undefined && text !== undefined) return text;
    const code = wire?.currency ?? currency;
    if (code === undefined) return text ?? amountOf(money);
    return formatOf(code).format(amountOf(money) as Intl.StringNumericLiteral);
  };
};

/** Writes one amount of money; see {@link moneyFormat} for many. */
export const formatMoney = (money: MoneyLike, format?: MoneyFormat): string => moneyFormat(format)(money);
