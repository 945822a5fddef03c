/** Licenses whose only condition is attribution, so that an MIT package may depend on them. */
const allowed = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'CC0-1.0',
  'Unlicense',
  'BlueOak-1.0.0',
  'Python-2.0',
]);

/**
 * Whether an SPDX expression permits an allowed license: at least one operand of an OR, every operand of an
 * AND.
 */
export const isAllowed = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((license) => allowed.has(license.trim())));
