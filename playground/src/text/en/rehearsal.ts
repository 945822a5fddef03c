import { counting } from '../counting.ts';

const many = counting('en');

/** The rehearsal of announced ends. */
export const rehearsal = {
  rehearsal: {
    title: 'Rehearse the end of an API',
    lead: 'The platform has announced days on which calls end. This page repeats a recorded session before and after each day, in sandboxes of its own in this browser, and shows what changes for a person.',
    session: 'Session',
    journeys: {
      cart: 'Fill a cart and redeem a coupon',
      checkout: 'Order on the hosted page',
      tickets: 'Hold tickets',
      invitation: 'Answer an invitation',
    },
    own: (calls: number) => `Your recording (${many(calls, { one: '# call', other: '# calls' })})`,
    opened: (calls: number) => `Opened file (${many(calls, { one: '# call', other: '# calls' })})`,
    way: 'A call after its end',
    ways: {
      'not-found': 'is a 404 without a code',
      gone: 'is a 410 with API_REMOVED',
    },
    wayText:
      'Nobody knows yet how the platform refuses a call after its end. A 404 without a code is not an empty cart.',
    withFields: 'Leave out single fields after their announced days too',
    run: 'Rehearse',
    running: 'The session is being repeated',
    file: 'Open a recording',
    badFile: 'This file cannot be rehearsed',
    failed: 'The rehearsal has failed',
    codeBefore: 'The program that is recorded',
    codeAfter: 'The mended program',
    result: 'Result',
    resultMended: 'Result of the mended program',
    same: 'A person notices nothing.',
    notSame: 'A person notices the end.',
    ends: 'Announced end of calls of',
    changed: (changed: number, calls: number) =>
      `${changed} of ${many(calls, { one: '# call changes', other: '# calls change' })}`,
    unchanged: 'Nothing changes',
    call: 'Call',
    before: 'Before the day',
    after: 'From the day on',
    person: 'For a person',
    successor: 'Call instead',
    notices: {
      same: 'Same',
      other: 'Another answer',
      refused: 'Refused',
      less: 'Silently less',
    },
    refusal: (status: number, code: string | undefined) =>
      code === undefined ? `${status} without a code` : `${status} ${code}`,
    mend: 'Mend it',
    mendText:
      'The page code stays as it is. Only the adapter changes. The mended program is recorded on a site on which all announced days have passed.',
    runMended: 'Rehearse the mended program',
  },
};
