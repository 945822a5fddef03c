import type { Mutant } from '../mutant.ts';

/** Ways to turn the rules of redirect sessions off. */
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
    off: 'any client may ask for the sign-in of another',
    file: 'sandbox/rules/redirects/redirect-sessions.ts',
    find: 'if (!token?.clientId || wanted === undefined || wanted === token.clientId) return;',
    replace: 'if (token || !token) return;',
    test: 'sandbox/rules/redirects/redirect-sessions.test.ts',
  },
  {
    rule: 'R93',
    off: 'the way back does not carry what was bought',
    file: 'sandbox/pages/leave.ts',
    find: '{ ...result, ...loggedIn(session), ',
    replace: '{ ...loggedIn(session), ',
    test: 'sandbox/pages/checkout.test.ts',
  },
  {
    rule: 'R95',
    off: 'callbacks are not looked at',
    file: 'sandbox/rules/redirects/redirect-sessions.ts',
    find: "if (callbackCheck === 'faithful') return;",
    replace: 'if (callbackCheck) return;',
    test: 'sandbox/rules/redirects/redirect-sessions.test.ts',
  },
  {
    rule: 'R91',
    off: 'a link works for ever',
    file: 'sandbox/pages/routes.ts',
    find: 'world.clock.now() >= session.expiresAt',
    replace: 'world.clock.now() < 0',
    test: 'sandbox/pages/checkout.test.ts',
  },
  {
    rule: 'R94',
    off: 'a sign-in has a link to the post-flow address',
    file: 'sandbox/pages/leave.ts',
    find: "if (session.intent === 'auth') return undefined;",
    replace: '',
    test: 'sandbox/pages/safety.test.ts',
  },
];
