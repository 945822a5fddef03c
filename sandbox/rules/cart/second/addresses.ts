import { applicationError } from '../../../engine/errors.ts';
import type { Address } from '../../../records/state.ts';

/** The forms of postal codes of some countries. Codes of other countries are not checked. */
const postalCodes: Readonly<Record<string, RegExp>> = {
  AT: /^\d{4}$/,
  CH: /^\d{4}$/,
  DE: /^\d{5}$/,
  ES: /^\d{5}$/,
  FR: /^\d{5}$/,
  IT: /^\d{5}$/,
  US: /^\d{5}(-\d{4})?$/,
};

/** Throws a 400 for an address whose subdivision is not an ISO 3166-2 code such as DE-BE (R521). */
export const checkAddress = (address: { readonly subdivision?: string | null } | null | undefined): void => {
  const subdivision = address?.subdivision;
  if (subdivision && !/^[A-Z]{2}-[A-Z\d]{1,3}$/.test(subdivision))
    throw applicationError(400, 'INVALID_ADDRESS_FORMAT', 'The subdivision is not a code such as DE-BE');
};

/** Whether the subdivision of an address belongs to its country. */
export const subdivisionFits = ({ country, subdivision }: Address): boolean =>
  !country || !subdivision || subdivision.startsWith(`${country}-`);

/** Whether the postal code of an address has the form of its country. */
export const postalCodeFits = ({ country, postalCode }: Address): boolean =>
  !postalCode || (postalCodes[country ?? '']?.test(postalCode) ?? true);
