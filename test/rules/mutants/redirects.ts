import type { Mutant } from '../mutant.ts';

/** Mutants that turn off the rules of redirect sessions. */
export const mutants: readonly Mutant[] = [
  {
    rule: 'R90',
    off: 'a session may have several intents',
    file: 'sandbox/rules/redirects/redirect-sessions.ts',
    find: 'if (given.length > 1)',
    replace: 'if (given.length < 0)',
    test: 'sandbox/rules/redirects/redirect-sessions.test.ts',
  },
  {
    rule: 'R92',
    off: 'a client may request the sign-in of another client',
    file: 'sandbox/rules/redirects/redirect-sessions.ts',
    find: 'if (!token?.clientId || wanted === undefined || wanted === token.clientId) return;',
    replace: 'if (token || !token) return;',
    test: 'sandbox/rules/redirects/redirect-sessions.test.ts',
  },
  {
    rule: 'R93',
    off: 'the return address has no order',
    file: 'sandbox/pages/leave.ts',
    find: '{ ...result, ...loggedIn(session), ',
    replace: '{ ...loggedIn(session), ',
    test: 'sandbox/pages/checkout.test.ts',
  },
  {
    rule: 'R95',
    off: 'callback addresses are not checked',
    file: 'sandbox/rules/redirects/redirect-sessions.ts',
    find: "if (callbackCheck === 'faithful') return;",
    replace: 'if (callbackCheck) return;',
    test: 'sandbox/rules/redirects/redirect-sessions.test.ts',
  },
  {
    rule: 'R91',
    off: 'a link never expires',
    file: 'sandbox/pages/routes.ts',
    find: 'world.clock.now() >= session.expiresAt',
    replace: 'world.clock.now() < 0',
    test: 'sandbox/pages/checkout.test.ts',
  },
  {
    rule: 'R94',
    off: 'the pages of a sign-in have a link to the post-flow address',
    file: 'sandbox/pages/leave.ts',
    find: "if (session.intent === 'auth') return undefined;",
    replace: '',
    test: 'sandbox/pages/safety.test.ts',
  },
];
