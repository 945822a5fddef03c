/**
 * The rules that a server can say a field broke (specification 5). Others may come: the platform's packages know
 * `REQUIRED_ONE_OF_FIELD`.
 */
export const violatedRules = [
  'VALIDATION',
  'OTHER',
  'MAX',
  'MIN',
  'MAX_LENGTH',
  'MIN_LENGTH',
  'MAX_SIZE',
  'MIN_SIZE',
  'FORMAT',
  'DECIMAL_LTE',
  'DECIMAL_GTE',
  'DECIMAL_LT',
  'DECIMAL_GT',
  'DECIMAL_MAX_SCALE',
  'INVALID_ENUM_VALUE',
  'REQUIRED_FIELD',
  'FIELD_NOT_ALLOWED',
  'ONE_OF_ALIGNMENT',
  'EXACT_LENGTH',
  'EXACT_SIZE',
] as const;

/** How bad a violation in a cart's totals is (specification 5). */
export const severities = ['WARNING', 'ERROR'] as const;

/** What the platform proposes against a violation in a cart's totals (specification 5). */
export const suggestedFixes = ['REMOVE_LINE_ITEM'] as const;
