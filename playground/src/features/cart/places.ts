import { text } from '../../text/text.ts';
import { language } from '../../lib/language.ts';

/** Where the shop of the sandbox ships to, as far as it makes a difference: countries and their parts by ISO 3166. */
const shipped = {
  AT: [],
  FR: [],
  DE: ['DE-BE', 'DE-BY', 'DE-HH'],
  IT: [],
  JP: [],
  NL: [],
  ES: [],
  CH: [],
  GB: [],
  US: ['US-CA', 'US-NY', 'US-OR'],
} as const satisfies Record<string, readonly (keyof typeof text.delivery.regions)[]>;

export interface Country {
  readonly code: string;
  readonly name: string;
  /** Parts of the country that change shipping or tax; empty when none does. */
  readonly regions: readonly { readonly code: string; readonly name: string }[];
}

/** The countries by name, in the language of the page. */
export const countriesByName = (): readonly Country[] => {
  const names = new Intl.DisplayNames([language.get()], { type: 'region' });
  const order = new Intl.Collator(language.get());
  return Object.entries(shipped)
    .map(([code, regions]) => ({
      code,
      name: names.of(code) ?? code,
      regions: regions.map((region) => ({ code: region, name: text.delivery.regions[region] })),
    }))
    .toSorted((one, other) => order.compare(one.name, other.name));
};

export interface Destination {
  readonly country: string;
  readonly subdivision?: string;
}

/** Moves to another country; the region only stays when it belongs there. */
export const moveTo = (destination: Destination, country: string): Destination =>
  destination.country === country ? destination : { country };

/** The destination that a cart carries; without one, the shop's own country. */
export const destinationOf = (
  address: { readonly country?: string | undefined; readonly subdivision?: string | undefined } | undefined,
): Destination => {
  const known = Object.entries(shipped).find(([code]) => code === address?.country);
  if (!known) return { country: 'DE' };
  const [country, regions] = known;
  const region = regions.find((code) => code === address?.subdivision);
  return { country, ...(region && { subdivision: region }) };
};
