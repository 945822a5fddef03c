import type { Mutant } from '../mutant.ts';

/** Mutants that turn off the rules of back-in-stock requests. */
export const mutants: readonly Mutant[] = [
  {
    rule: 'R120',
    off: 'a repeated request creates another one',
    file: 'sandbox/rules/back-in-stock/requests.ts',
    find: '  if (known) return { request: view(known) };\n',
    replace: '',
    test: 'sandbox/rules/back-in-stock/back-in-stock.test.ts',
  },
  {
    rule: 'R121',
    off: 'a reported request becomes SENT at once',
    file: 'sandbox/rules/back-in-stock/report.ts',
    find: "record.status = 'PROCESSING';",
    replace: "record.status = 'NOTIFICATION_SENT';",
    test: 'sandbox/rules/back-in-stock/back-in-stock.test.ts',
  },
  {
    rule: 'R122',
    off: 'requests are accepted although collecting is off',
    file: 'sandbox/rules/back-in-stock/requests.ts',
    find: 'if (!settings.collectBackInStock || otherApp)',
    replace: 'if (otherApp)',
    test: 'sandbox/rules/back-in-stock/back-in-stock.test.ts',
  },
  {
    rule: 'R123',
    off: 'every request creates a contact',
    file: 'sandbox/rules/members/contacts.ts',
    find: '  if (known) return known.id;\n',
    replace: '',
    test: 'sandbox/rules/back-in-stock/back-in-stock.test.ts',
  },
  {
    rule: 'R124',
    off: 'a report may have an item and request ids',
    file: 'sandbox/rules/back-in-stock/report.ts',
    find: 'if (catalogReference && requestIds)',
    replace: 'if (catalogReference && requestIds === null)',
    test: 'sandbox/rules/back-in-stock/back-in-stock.test.ts',
  },
  {
    rule: 'R125',
    off: 'a request for an item in stock is accepted',
    file: 'sandbox/rules/back-in-stock/requests.ts',
    find: 'if (settings.refuseItemsInStock && isItemInStock(item))',
    replace: 'if (settings.refuseItemsInStock === null)',
    test: 'sandbox/rules/back-in-stock/back-in-stock.test.ts',
  },
  {
    rule: 'R126',
    off: 'the list has no cursors',
    file: 'sandbox/rules/back-in-stock/requests.ts',
    find: 'query.paging ? query : { cursorPaging: {}, ...query }',
    replace: 'query',
    test: 'sandbox/rules/back-in-stock/back-in-stock.test.ts',
  },
  {
    rule: 'R652',
    off: 'a request needs the rights of the owner',
    file: 'sandbox/rules/back-in-stock/requests.ts',
    find: 'if (!settings.collectBackInStock || otherApp)',
    replace: "if (!settings.collectBackInStock || otherApp || call.caller?.role === 'visitor')",
    test: 'sandbox/rules/back-in-stock/newer-catalog.test.ts',
  },
];
