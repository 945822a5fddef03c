import type { Mutant } from '../mutant.ts';

const file = 'sandbox/engine/ends.ts';
const test = 'sandbox/engine/ends.test.ts';

/** Mutants that turn off the rules of announced ends. */
export const mutants: readonly Mutant[] = [
  {
    rule: 'R640',
    off: 'the cart ends with the reservations',
    file,
    find: '[...announcedEnds.values()].find((one) => one.service === service);',
    replace: "announcedEnds.get(service === '' ? '' : 'createReservation');",
    test,
  },
  {
    rule: 'R641',
    off: 'the log does not tell of ending calls',
    file,
    find: 'tell(`${operation}: announced end',
    replace: 'void (`${operation}: announced end',
    test,
  },
  {
    rule: 'R642',
    off: 'the day of the end belongs to the time before it',
    file,
    find: 'Date.parse(`${date}T00:00:00.000Z`)',
    replace: 'Date.parse(`${date}T23:59:59.999Z`)',
    test,
  },
  {
    rule: 'R643',
    off: 'every setting gives 404 after the end',
    file,
    find: "if (way === 'gone')",
    replace: "if (way === 'works')",
    test,
  },
  {
    rule: 'R644',
    off: 'notifications of ended calls go on',
    file: 'sandbox/engine/announce.ts',
    find: 'if (isSilenced(world, eventType)) return;',
    replace: '',
    test,
  },
  {
    rule: 'R645',
    off: 'the carts are deleted at the end of their calls',
    file: 'sandbox/rules/effects.ts',
    find: "'calls-end': () => undefined,",
    replace: "'calls-end': ({ state }) => void (state.carts = {}),",
    test,
  },
  {
    rule: 'R646',
    off: 'the calendar has no ends',
    file: 'sandbox/seeds/scenarios.ts',
    find: '  scheduleEnds(world);\n',
    replace: '',
    test,
  },
  {
    rule: 'R647',
    off: 'calls without an announced end are refused too',
    file,
    find: 'if (!family) return;',
    replace: "if (!family) throw new PlatformError(404, '', {});",
    test,
  },
  {
    rule: 'R648',
    off: 'fields stay after their day whatever the setting says',
    file,
    find: "if (state.settings.endedFields === 'given') return message;",
    replace: 'return message;',
    test,
  },
  {
    rule: 'R649',
    off: 'a day that has passed switches calls off by default',
    file: 'sandbox/engine/settings.ts',
    find: "reservationsEnd: 'works',",
    replace: "reservationsEnd: 'not-found',",
    test,
  },
];
