import type { Mutant } from '../mutant.ts';

/** Ways to turn the rules of errors off. */
export const mutants: readonly Mutant[] = [
  {
    rule: 'R210',
    off: 'errors do not say for programs what went wrong',
    file: 'sandbox/engine/errors.ts',
    find: 'details: { applicationError: { code, description, data } },',
    replace: 'details: {},',
    test: 'sandbox/engine/error-shapes.test.ts',
  },
  {
    rule: 'R211',
    off: 'what is not there is a bad request',
    file: 'sandbox/rules/catalog/catalog.ts',
    find: "applicationError(404, 'PRODUCT_NOT_FOUND'",
    replace: "applicationError(400, 'PRODUCT_NOT_FOUND'",
    test: 'sandbox/engine/error-shapes.test.ts',
  },
  {
    rule: 'R212',
    off: 'faithful codes of the sign-in are text',
    file: 'sandbox/engine/error-shapes.ts',
    find: 'SIGN_IN.test(code) ? Number(code) : NUMBERED[code]',
    replace: 'NUMBERED[code]',
    test: 'sandbox/engine/error-shapes.test.ts',
  },
  {
    rule: 'R213',
    off: 'faithful mode wraps nothing',
    file: 'sandbox/engine/error-shapes.ts',
    find: 'if (WRAPPED.has(code))',
    replace: 'if (WRAPPED.size < 0)',
    test: 'sandbox/engine/error-shapes.test.ts',
  },
  {
    rule: 'R214',
    off: 'a site without the store has a catalog',
    file: 'sandbox/rules/catalog/store.ts',
    find: 'if (!storesAppInstalled)',
    replace: 'if (storesAppInstalled === null)',
    test: 'sandbox/engine/error-shapes.test.ts',
  },
  {
    rule: 'R215',
    off: 'the newer catalog answers the earlier calls',
    file: 'sandbox/rules/catalog/store.ts',
    find: "if (catalogVersion !== 'V1')",
    replace: 'if (catalogVersion === null)',
    test: 'sandbox/engine/error-shapes.test.ts',
  },
  {
    rule: 'R217',
    off: 'numbers that JSON does not have are texts like any other',
    file: 'sandbox/engine/validate.ts',
    find: 'const result = parsed(schema, value);',
    replace: 'const result = schema.safeParse(value);',
    test: 'sandbox/engine/values/not-finite.test.ts',
  },
];
