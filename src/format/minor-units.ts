/**
 * Currencies whose smallest unit is not a hundredth, by ISO 4217. `Intl` has numbers of its own for some of them, which
 * differ between browsers.
 */
const digits: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

/** Digits after the decimal point of a currency by ISO 4217: 2 for EUR, 0 for JPY, 3 for KWD (needs N22). */
export const minorUnits = (currency: string): number => {
  const found = Object.entries(digits).find(([, codes]) => codes.split(' ').includes(currency.toUpperCase()));
  return found ? Number(found[0]) : 2;
};
