/**
 * Currencies by the number of their decimal digits in ISO 4217, if it is not 2. `Intl` has other numbers for some of them,
 * which differ between browsers.
 */
const digits: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

/** Number of decimal digits of a currency in ISO 4217: 2 for EUR, 0 for JPY, 3 for KWD. */
export const minorUnits = (currency: string): number => {
  const found = Object.entries(digits).find(([, codes]) => codes.split(' ').includes(currency.toUpperCase()));
  return found ? Number(found[0]) : 2;
};
