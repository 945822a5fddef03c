/**
 * Rules that a server may report as violated by a field. A server may also report rules that this list lacks: the
 * platform's packages declare `REQUIRED_ONE_OF_FIELD`, for example.
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

/** Severity of a violation in a cart's totals. */
export const severities = ['WARNING', 'ERROR'] as const;

/** Fix that the platform suggests for a violation in a cart's totals. */
export const suggestedFixes = ['REMOVE_LINE_ITEM'] as const;
