// Generated from spec/recovery.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CountryCode } from './countryCode.ts';
import type { PhoneTag } from './phoneTag.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * A telephone number of the person.
 */
export interface ProfilePhone {
  countryCode?: CountryCode;
  phone: string;
  tag: PhoneTag | Undeclared;
}
