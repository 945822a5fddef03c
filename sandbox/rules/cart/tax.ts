import Big from 'big.js';
import type { TaxDetails } from '../../../generated/carts/types.ts';
import { money, roundTo } from '../../engine/values/money.ts';
import type { TaxRegionSetting } from '../../records/settings.ts';
import type { Address } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';

/** The tax on one amount. */
export interface Tax {
  /** The amount without the tax. */
  before: Big;
  /** The amount that the buyer pays. */
  after: Big;
  tax: Big;
  rate: string;
  region: TaxRegionSetting;
}

/** Computes the tax on an amount; undefined if tax is left out. */
export type TaxOf = (amount: Big, taxClass: 'standard' | 'reduced') => Tax | undefined;

/** The tax rates for an address: those of the subdivision, otherwise of the country, otherwise the general ones. */
export const taxRegion = ({ state }: World, address: Address): TaxRegionSetting => {
  const { country = '', subdivision = '' } = address;
  const part = subdivision.startsWith(`${country}-`) ? subdivision : `${country}-${subdivision}`;
  const { taxRegions } = state.settings;
  return (
    taxRegions.find(({ region }) => region === part) ??
    taxRegions.find(({ region }) => region === country) ??
    taxRegions.find(({ region }) => region === '*') ?? {
      region: '*',
      name: 'No tax',
      standard: '0',
      reduced: '0',
    }
  );
};

/**
 * The function that computes the tax at an address. Included tax is part of the amount, other tax is added to it; both
 * are rounded half up (R76).
 */
export const taxAt = (world: World, address: Address): TaxOf => {
  const { currency, taxIncludedInPrices } = world.state.settings;
  const region = taxRegion(world, address);
  return (amount, taxClass) => {
    const rate = region[taxClass];
    if (taxIncludedInPrices) {
      const tax = roundTo(amount.minus(amount.div(new Big(1).plus(rate))), currency);
      return { before: amount.minus(tax), after: amount, tax, rate, region };
    }
    const tax = roundTo(amount.times(rate), currency);
    return { before: amount, after: amount.plus(tax), tax, rate, region };
  };
};

/** The tax as the API writes it. */
export const taxDetails = ({ before, tax, rate, region }: Tax, currency: string): TaxDetails => ({
  taxRate: rate,
  taxableAmount: money(before, currency),
  totalTax: money(tax, currency),
  taxBreakdown: [
    {
      jurisdictionType: region.region.includes('-') ? 'STATE' : 'COUNTRY',
      jurisdiction: region.region,
      taxName: region.name,
      rate,
      taxableAmount: money(before, currency),
      taxAmount: money(tax, currency),
    },
  ],
});
