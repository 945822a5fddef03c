import type { Mutant } from '../mutant.ts';

const folder = 'sandbox/webhooks';

/** Mutants that turn off the rules of notifications. */
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
    off: 'every response counts as success',
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
    off: 'entityEventSequence does not increase',
    file: 'sandbox/engine/announce.ts',
    find: '(state.entitySequences[key] ?? 0) + 1',
    replace: '1',
    test: `${folder}/disturbed.test.ts`,
  },
  {
    rule: 'R204',
    off: 'reminders send no notification',
    file: 'sandbox/rules/events/effects.ts',
    find: 'start - REMINDER === world.clock.now()',
    replace: 'start < 0',
    test: `${folder}/types.test.ts`,
  },
  {
    rule: 'R205',
    off: 'an erased order sends no notification',
    file: 'sandbox/rules/orders/erase.ts',
    find: "announce(world, 'wix.events.ticketing.events.OrderDeleted', {",
    replace: 'structuredClone({',
    test: 'sandbox/rules/orders/tickets.test.ts',
  },
  {
    rule: 'R206',
    off: 'notifications do not name their cause',
    file: 'sandbox/engine/announce.ts',
    find: '...(world.caller && { identity: identities[world.caller.role](world.caller.id) }),',
    replace: '',
    test: `${folder}/delivered.test.ts`,
  },
];
