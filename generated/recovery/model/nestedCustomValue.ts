// Generated from spec/recovery.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { NestedCustomValueListValue } from './nestedCustomValueListValue.ts';
import type { NestedCustomValueMapValue } from './nestedCustomValueMapValue.ts';

/**
 * A value within a list or a map: the same kinds as `CustomValue`. Lists and maps may go on within each other without end; a description that follows them would never end either, so from here on they are free.
 */
export interface NestedCustomValue {
  strValue?: string;
  numValue?: number;
  dateValue?: string;
  /** A list within a list or map: `{ value: [...] }`. */
  listValue?: NestedCustomValueListValue;
  /** A map within a list or map: `{ value: { ... } }`. */
  mapValue?: NestedCustomValueMapValue;
  boolValue?: boolean;
}
