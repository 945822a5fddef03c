// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { FieldsParameter } from './fieldsParameter.ts';
import type { ResolveFullAddressParameter } from './resolveFullAddressParameter.ts';

export type GetEventBySlugParams = {
  /**
   * What the answer holds beyond the base fields; the parameter is repeated for each fieldset. A fieldset that the caller may not see is answered with 403.
   * @maxItems 20
   */
  fields?: FieldsParameter;
  /**
   * Fills in the parts of the address that the platform can work out, such as the full names of country and subdivision. Known from the platform's own packages only; a host may ignore it.
   */
  resolveFullAddress?: ResolveFullAddressParameter;
};
