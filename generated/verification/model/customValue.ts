// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CustomValueList } from './customValueList.ts';
import type { CustomValueMap } from './customValueMap.ts';

/**
 * A value of one of several kinds. Has exactly one of the members. `boolValue` occurs in custom fields of the profile only, not in `additionalData`.
 */
export interface CustomValue {
  strValue?: string;
  /** In `additionalData` of newer releases a whole number. */
  numValue?: number;
  dateValue?: string;
  listValue?: CustomValueList;
  mapValue?: CustomValueMap;
  boolValue?: boolean;
}
