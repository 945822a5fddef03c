import { expect, test } from 'vitest';
import { adviceForCode } from './advice.ts';

const codes = [
  'MISSING_IDENTITY_CONTEXT',
  'CATALOG_V3_CALLING_CATALOG_V1_API',
  'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
  'REQUIRED_APP_NOT_INSTALLED',
  'FAILED_TO_FETCH_METASITE_ID_BY_DOMAIN',
];

test('codes with which any call may be refused have advice of their own, without a table of a service', () => {
  const texts = codes.map((code) => adviceForCode(code)?.text);
  expect(texts).not.toContain(undefined);
  expect(new Set(texts).size).toBe(codes.length);
  expect(adviceForCode('MISSING_IDENTITY_CONTEXT')?.action).toBe('fix-setup');
});
