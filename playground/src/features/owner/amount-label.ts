/** The label of the field of an amount, with the currency if it is known. */
export const amountLabel = (label: string, currency: string | undefined): string =>
  currency === undefined ? label : `${label} (${currency})`;
