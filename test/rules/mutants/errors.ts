import type { Mutant } from '../mutant.ts';

/** Mutants that turn off the rules of errors. */
export const mutants: readonly Mutant[] = [
  {
    rule: 'R210',
    off: 'errors have no code',
    file: 'sandbox/engine/errors.ts',
    find: 'details: { applicationError: { code, description, data } },',
    replace: 'details: {},',
    test: 'sandbox/engine/error-shapes.test.ts',
  },
  {
    rule: 'R211',
    off: 'an unknown product gives a 400',
    file: 'sandbox/rules/catalog/catalog.ts',
    find: "applicationError(404, 'PRODUCT_NOT_FOUND'",
    replace: "applicationError(400, 'PRODUCT_NOT_FOUND'",
    test: 'sandbox/engine/error-shapes.test.ts',
  },
  {
    rule: 'R212',
    off: 'in faithful mode the codes of the sign-in are texts',
    file: 'sandbox/engine/error-shapes.ts',
    find: 'SIGN_IN.test(code) ? Number(code) : NUMBERED[code]',
    replace: 'NUMBERED[code]',
    test: 'sandbox/engine/error-shapes.test.ts',
  },
  {
    rule: 'R213',
    off: 'faithful mode does not wrap codes',
    file: 'sandbox/engine/error-shapes.ts',
    find: 'if (WRAPPED.has(code))',
    replace: 'if (WRAPPED.size < 0)',
    test: 'sandbox/engine/error-shapes.test.ts',
  },
  {
    rule: 'R625',
    off: 'in faithful mode an empty id of an item gives a 400',
    file: 'sandbox/engine/error-shapes.ts',
    find: 'if (isErrorBody(body) && hasEmptyItemId(body))',
    replace: 'if (isErrorBody(body) && hasEmptyItemId({ ...body, details: {} }))',
    test: 'sandbox/engine/error-shapes.test.ts',
  },
  {
    rule: 'R214',
    off: 'a site without the store has a catalog',
    file: 'sandbox/rules/catalog/store.ts',
    find: 'if (!state.settings.storesAppInstalled)',
    replace: 'if (state.settings.storesAppInstalled === null)',
    test: 'sandbox/engine/error-shapes.test.ts',
  },
  {
    rule: 'R215',
    off: 'the newer catalog answers the earlier calls',
    file: 'sandbox/rules/catalog/store.ts',
    find: "if (state.settings.catalogVersion !== 'V1')",
    replace: 'if (state.settings.catalogVersion === null)',
    test: 'sandbox/engine/error-shapes.test.ts',
  },
  {
    rule: 'R217',
    off: 'the texts NaN and Infinity count as ordinary text',
    file: 'sandbox/engine/validate.ts',
    find: 'const result = parsed(schema, value);',
    replace: 'const result = schema.safeParse(value);',
    test: 'sandbox/engine/values/not-finite.test.ts',
  },
];
