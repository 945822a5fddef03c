/** A number as one would type it in a language, without separators of thousands: for fields to change it in. */
export const typed = (value: number | string, locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 6 }).format(
    value as Intl.StringNumericLiteral | number,
  );
