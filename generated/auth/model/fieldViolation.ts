// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { FieldViolationData } from './fieldViolationData.ts';
import type { Undeclared } from './undeclared.ts';
import type { ViolatedRule } from './violatedRule.ts';

/**
 * One field and what is wrong with it.
 */
export interface FieldViolation {
  /** Path of the field in the request. */
  field: string;
  /** What the field must be like. */
  description: string;
  violatedRule?: ViolatedRule | Undeclared;
  /** Name of the service's own rule; with `violatedRule` OTHER. */
  ruleName?: string;
  /** Facts of the rule, such as the threshold. */
  data?: FieldViolationData;
}
