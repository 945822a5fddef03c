import type { Mutant } from '../mutant.ts';

const folder = 'sandbox/webhooks';

/** Ways to turn the rules of notifications off. */
export const mutants: readonly Mutant[] = [
  {
    rule: 'R200',
    off: 'the payload is an object in the claim, not a text',
    file: 'src/webhooks/wrap.ts',
    find: 'data: JSON.stringify(Object.fromEntries(payload)),',
    replace: 'data: Object.fromEntries(payload),',
    test: `${folder}/delivered.test.ts`,
  },
  {
    rule: 'R201',
    off: 'every answer counts as taken',
    file: 'sandbox/webhooks/attempt.ts',
    find: 'problem: status === 200 ? null',
    replace: 'problem: status >= 200 ? null',
    test: `${folder}/not-taken.test.ts`,
  },
  {
    rule: 'R202',
    off: 'the pauses do not grow',
    file: 'sandbox/webhooks/webhooks.ts',
    find: ' * 2 ** (tries - 1)',
    replace: '',
    test: `${folder}/not-taken.test.ts`,
  },
  {
    rule: 'R203',
    off: 'updates of one entity do not count up',
    file: 'sandbox/engine/announce.ts',
    find: '(state.entitySequences[key] ?? 0) + 1',
    replace: '1',
    test: `${folder}/disturbed.test.ts`,
  },
  {
    rule: 'R204',
    off: 'nothing tells that an event begins soon',
    file: 'sandbox/rules/events/effects.ts',
    find: 'start - REMINDER === world.clock.now()',
    replace: 'start < 0',
    test: `${folder}/types.test.ts`,
  },
  {
    rule: 'R205',
    off: 'an order that is erased is not told of',
    file: 'sandbox/rules/orders/erase.ts',
    find: "announce(world, 'wix.events.ticketing.events.OrderDeleted', {",
    replace: 'structuredClone({',
    test: 'sandbox/rules/orders/tickets.test.ts',
  },
  {
    rule: 'R206',
    off: 'nobody caused anything',
    file: 'sandbox/engine/announce.ts',
    find: '...(world.caller && { identity: identities[world.caller.role](world.caller.id) }),',
    replace: '',
    test: `${folder}/delivered.test.ts`,
  },
];
