import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountOf } from './amount.ts';
import { formatMoney, moneyFormat } from './format-money.ts';
import { minorUnits } from './minor-units.ts';
import { parseAmount } from './parse.ts';
import { formatPrice } from './price.ts';

/** Replaces the special spaces of `Intl` by spaces. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll(/[\u200E\u200F]/g, '');

describe('money is formatted', () => {
  test.each([
    ['1234.5', 'EUR', 'de', '1.234,50 €'],
    ['1234.5', 'USD', 'en', '$1,234.50'],
    ['1234.5', 'JPY', 'ja', '￥1,235'],
    ['1234.5', 'KWD', 'en', 'KWD 1,234.500'],
    ['1234567.891', 'INR', 'en-IN', '₹12,34,567.89'],
    ['0.005', 'EUR', 'en', '€0.01'],
    ['-3', 'EUR', 'en', '-€3.00'],
  ])('%s %s in %s as %s', (amount, currency, locale, text) => {
    expect(plain(formatMoney(amount, { locale, currency }))).toBe(text);
  });

  test('to the same text from every form of the platform', () => {
    const write = moneyFormat({ locale: 'en', currency: 'EUR' });
    const shapes = [
      { amount: '24.90', formattedAmount: '24,90 EUR' },
      { value: '24.90', amount: '0', currency: 'EUR' },
      { amount: '24.90', currency: 'EUR' },
      24.9,
      '24.90',
    ];
    expect(shapes.map(write)).toEqual(Array(5).fill('€24.90'));
  });

  test('in its own currency rather than that of the options', () => {
    expect(formatMoney({ value: '5', currency: 'USD' }, { locale: 'en', currency: 'EUR' })).toBe('$5.00');
  });

  test("without a locale or a currency as the platform's text, or else as a decimal", () => {
    expect(formatMoney({ amount: '24.90', formattedAmount: 'EUR 24.90' }, { currency: 'EUR' })).toBe(
      'EUR 24.90',
    );
    expect(formatMoney({ amount: '24.90', formattedAmount: 'EUR 24.90' }, { locale: 'de' })).toBe(
      'EUR 24.90',
    );
    expect(formatMoney('24.90')).toBe('24.90');
  });

  test('exactly, also beyond the precision of a float', () => {
    expect(formatMoney('9007199254740993.25', { locale: 'en', currency: 'USD' })).toBe(
      '$9,007,199,254,740,993.25',
    );
    expect(amountOf(1e21)).toBe('1000000000000000000000');
    expect(amountOf(1e-7)).toBe('0.0000001');
  });

  test('only if it is an amount', () => {
    expect(() => formatMoney('12,50', { currency: 'EUR' })).toThrow(/not an amount of money: "12,50"/);
    expect(() => amountOf({})).toThrow(TypeError);
  });
});

describe('the price of a product', () => {
  const price = {
    currency: 'EUR' as const,
    price: 30,
    discountedPrice: 24.9,
    pricePerUnit: 2.49,
    formatted: { price: '€30.00', discountedPrice: '€24.90', pricePerUnit: '€2.49' },
  };

  test("has `was` only with a discount, from the platform's text or formatted", () => {
    expect(formatPrice(price)).toEqual({ now: '€24.90', was: '€30.00', perUnit: '€2.49' });
    expect(plain(formatPrice(price, { locale: 'de' }).was ?? '')).toBe('30,00 €');
    expect(formatPrice({ ...price, discountedPrice: 30 }).was).toBeUndefined();
  });
});

describe('a typed amount', () => {
  test.each([
    ['12,50', 'de', 'EUR', '12.50'],
    ['1.234,5 €', 'de', 'EUR', '1234.5'],
    ['$1,234', 'en', 'USD', '1234'],
    ['١٢٫٥', 'ar-EG', 'KWD', '12.5'],
    ['１２', 'ja', 'JPY', '12'],
  ])('is parsed: %s in %s', (typed, locale, currency, amount) => {
    expect(parseAmount(typed, { locale, currency })).toBe(amount);
  });

  test.each(['', 'ten', '-3', '1.234', '1.2.3', '€'])('is refused: %s', (typed) => {
    expect(parseAmount(typed, { currency: 'EUR' })).toBeUndefined();
  });

  test('may be the output of moneyFormat, in any language and currency', () => {
    const locales = ['en', 'de', 'fr', 'ar', 'ar-EG', 'ja', 'en-IN', 'hi', 'pt-BR', 'de-CH', 'sv'];
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 13n }),
        fc.constantFrom(...locales),
        fc.constantFrom('EUR', 'JPY', 'KWD', 'INR'),
        (units, locale, currency) => {
          const digits = minorUnits(currency);
          const text = String(units).padStart(digits + 1, '0');
          const amount = digits ? `${text.slice(0, -digits)}.${text.slice(-digits)}` : text;
          expect(parseAmount(formatMoney(amount, { locale, currency }), { locale, currency })).toBe(amount);
        },
      ),
    );
  });
});

test('counts the digits of a currency after the point as ISO 4217 does', () => {
  const without = Intl.supportedValuesOf('currency').filter((currency) => minorUnits(currency) === 0);
  expect(without.join(' ')).toBe('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF');
  const more = Intl.supportedValuesOf('currency').filter((currency) => minorUnits(currency) > 2);
  expect(more.join(' ')).toBe('BHD IQD JOD KWD LYD OMR TND');
  expect(['eur', 'jpy', 'kwd', 'UYI', 'CLF'].map(minorUnits)).toEqual([2, 0, 3, 0, 4]);
});

test.each([null, '', 'EURO', undefined])(
  'a currency that an answer sends as %j does not keep money from its text',
  (currency) => {
    const sent = { currency } as { currency: string };
    expect(formatMoney({ ...sent, amount: '12.5' }, { currency: 'EUR' })).toBe('€12.50');
    expect(formatMoney({ ...sent, amount: '12.5', formattedAmount: '' })).toBe('12.5');
    expect(formatMoney({ ...sent, amount: '12.5', formattedAmount: '€12.50' })).toBe('€12.50');
    expect(formatPrice({ ...sent, price: 12, discountedPrice: 12 })).toMatchObject({
      now: '12',
      was: undefined,
    });
    expect(formatPrice({ ...sent, price: 12, discountedPrice: 9 }, { locale: 'de' })).toMatchObject({
      now: '9',
      was: '12',
    });
  },
);

test.each([undefined, null])('a price that is %j has no text', (price) => {
  expect(formatPrice(price)).toEqual({ now: '', was: undefined, perUnit: undefined });
});
