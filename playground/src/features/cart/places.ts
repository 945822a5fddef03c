import { text } from '../../text/text.ts';
import { language } from '../../lib/language.ts';

/** Destinations that make a difference in the sandbox: countries and their regions by ISO 3166 code. */
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
  /** Regions with their own shipping or tax; empty if there are none. */
  readonly regions: readonly { readonly code: string; readonly name: string }[];
}

/** The countries sorted by name in the current language. */
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

/** Changes the country and keeps the region only if it belongs to that country. */
export const moveTo = (destination: Destination, country: string): Destination =>
  destination.country === country ? destination : { country };

/** The destination of a cart, or the shop's own country by default. */
export const destinationOf = (
  address: { readonly country?: string | undefined; readonly subdivision?: string | undefined } | undefined,
): Destination => {
  const known = Object.entries(shipped).find(([code]) => code === address?.country);
  if (!known) return { country: 'DE' };
  const [country, regions] = known;
  const region = regions.find((code) => code === address?.subdivision);
  return { country, ...(region && { subdivision: region }) };
};
