/** Where the shop of the sandbox ships to, as far as it makes a difference. */
export interface Country {
  readonly code: string;
  readonly name: string;
  /** Parts of the country that change shipping or tax; empty when none does. */
  readonly regions: readonly { readonly code: string; readonly name: string }[];
}

export const countries: readonly Country[] = [
  { code: 'AT', name: 'Austria', regions: [] },
  { code: 'FR', name: 'France', regions: [] },
  {
    code: 'DE',
    name: 'Germany',
    regions: [
      { code: 'DE-BE', name: 'Berlin' },
      { code: 'DE-BY', name: 'Bavaria' },
      { code: 'DE-HH', name: 'Hamburg' },
    ],
  },
  { code: 'IT', name: 'Italy', regions: [] },
  { code: 'JP', name: 'Japan', regions: [] },
  { code: 'NL', name: 'Netherlands', regions: [] },
  { code: 'ES', name: 'Spain', regions: [] },
  { code: 'CH', name: 'Switzerland', regions: [] },
  { code: 'GB', name: 'United Kingdom', regions: [] },
  {
    code: 'US',
    name: 'United States',
    regions: [
      { code: 'US-CA', name: 'California' },
      { code: 'US-NY', name: 'New York' },
      { code: 'US-OR', name: 'Oregon' },
    ],
  },
];

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
  const known = countries.find(({ code }) => code === address?.country);
  if (!known) return { country: 'DE' };
  const region = known.regions.find(({ code }) => code === address?.subdivision);
  return { country: known.code, ...(region && { subdivision: region.code }) };
};
