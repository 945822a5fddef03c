/** A number in the format of a language without grouping, as the value of a field. */
export const fieldNumber = (value: number | string, locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 6 }).format(
    value as Intl.StringNumericLiteral | number,
  );
