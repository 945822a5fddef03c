import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal, formatted, minorDigits, money, roundTo, shares, sumOf } from './money.ts';

describe('money', () => {
  test.each([
    ['EUR', 2, '0.01'],
    ['JPY', 0, '0'],
    ['KWD', 3, '0.005'],
  ])('%s has %i minor digits and 0.005 rounds half up to %s', (currency, digits, rounded) => {
    expect(minorDigits(currency)).toBe(digits);
    expect(decimal(new Big('0.005'), currency)).toBe(rounded);
  });

  test('keeps the digits of an amount that a float would lose', () => {
    expect(formatted(new Big('1000000000000000.01'), 'EUR')).toBe('€1,000,000,000,000,000.01');
    expect(decimal(new Big('0.1').plus('0.2'), 'EUR')).toBe('0.30');
  });

  test('gives a price in the four forms of the wire', () => {
    expect(money(new Big('24.9'), 'EUR')).toEqual({
      amount: '24.90',
      convertedAmount: '24.90',
      formattedAmount: '€24.90',
      formattedConvertedAmount: '€24.90',
    });
  });

  test('splits an amount exactly, with no share above its weight', () => {
    const cents = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(
        fc.array(cents, { minLength: 1, maxLength: 12 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (prices, part) => {
          const weights = prices.map((price) => new Big(price).div(100));
          const amount = roundTo(sumOf(weights).times(part), 'EUR');
          const parts = shares(amount, weights, 'EUR');
          expect(sumOf(parts).eq(amount)).toBe(true);
          for (const [index, share] of parts.entries()) {
            expect(share.gte(0)).toBe(true);
            expect(share.lte(weights[index] ?? 0)).toBe(true);
          }
        },
      ),
    );
  });
});
