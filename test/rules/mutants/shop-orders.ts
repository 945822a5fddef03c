import type { Mutant } from '../mutant.ts';

const file = 'sandbox/rules/shop-orders/shop-orders.ts';
const test = 'sandbox/rules/shop-orders/shop-orders.test.ts';

/** Mutants that turn off the rules of store orders. */
export const mutants: readonly Mutant[] = [
  {
    rule: 'R626',
    off: 'the order of another buyer is not found',
    file,
    find: "applicationError(403, 'READ_ORDER_FORBIDDEN'",
    replace: "applicationError(404, 'ORDER_NOT_FOUND'",
    test,
  },
  {
    rule: 'R680',
    off: 'everyone reads every order',
    file,
    find: '  return keyOf(owner) === keyOf(caller);',
    replace: "  return keyOf(owner) !== '-';",
    test,
  },
  {
    rule: 'R680',
    off: 'the site cannot keep visitors from reading',
    file,
    find: "orderReaders === 'members' && caller.role !== 'member'",
    replace: "orderReaders === 'members' && caller.role === 'owner'",
    test,
  },
  {
    rule: 'R681',
    off: 'a member finds the orders of all buyers',
    file,
    find: '(isElevated(caller) || keyOf(owner) === keyOf(caller))',
    replace: '(isElevated(caller) || keyOf(owner) !== keyOf(caller))',
    test,
  },
  {
    rule: 'R682',
    off: 'pending and rejected orders are found without being asked for',
    file,
    find: "$nin: ['PENDING', 'REJECTED']",
    replace: '$nin: []',
    test,
  },
  {
    rule: 'R682',
    off: 'orders that were only begun are found',
    file,
    find: "status !== 'INITIALIZED'",
    replace: "status !== '-'",
    test,
  },
  {
    rule: 'R683',
    off: 'a new order is not announced',
    file: 'sandbox/rules/shop-orders/notify.ts',
    find: "  announce(world, 'wix.ecom.v1.order_created', {",
    replace: '  void ({',
    test,
  },
];
