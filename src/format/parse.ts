import { minorUnits } from './minor-units.ts';

/**
 * Parses an amount that a person typed in the notation of a locale, as an exact decimal: '12,50' in German is '12.50'.
 * Currency signs, spaces and group separators are ignored.
 * Undefined if the text is not an amount, is negative, or has more decimal digits than the currency.
 */
export const parseAmount = (
  typed: string,
  { locale = 'en', currency }: { readonly locale?: string; readonly currency: string },
): string | undefined => {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 });
  const separator = (type: string) =>
    format.formatToParts(12_345.6).find((part) => part.type === type)?.value;
  const ten = new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210);
  const numerals = Array.from(ten).toReversed();
  const decimal = separator('decimal') ?? '.';
  // A program in plain JavaScript may pass the number of an input field.
  const plain = Array.from(`${typed}`.normalize('NFKC'))
    .map((sign) => {
      const numeral = numerals.indexOf(sign);
      return numeral >= 0 ? String(numeral) : sign;
    })
    .filter((sign) => sign !== separator('group') && !/\s/.test(sign))
    .join('');
  // The text around the number may name the currency. A minus sign before the number makes the amount
  // negative.
  const [, before = '', number = ''] = /^(\D*?)(\d(?:.*\d)?)\D*$/.exec(plain) ?? [];
  if (/[-\u2212]/.test(before)) return undefined;
  const [, whole = '', fraction = ''] = /^(\d{1,16})(?:\.(\d+))?$/.exec(number.replace(decimal, '.')) ?? [];
  if (whole === '' || fraction.length > minorUnits(currency)) return undefined;
  return fraction === '' ? whole : `${whole}.${fraction}`;
};
