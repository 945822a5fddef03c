import { loginWithIdpConnectionTokenParams } from '../../../generated/auth/operations.ts';
import { sendRecoveryEmail } from '../../../generated/recovery/operations.ts';
import { silently, toPage } from './at-page.ts';
import { advance, byPassword } from './by-password.ts';
import type { SignInContext } from './context.ts';
import { cleaned } from './failures.ts';
import type { SignInWays } from './states.ts';

/** The ways to begin a sign-in. The context may still be incomplete: it is read when a way is called. */
export const signInWays = (context: SignInContext): SignInWays => ({
  login: (given) => context.begin('login', given, (signal) => byPassword(context, 'login', given, signal)),
  register: (given) =>
    context.begin('register', given, (signal) => byPassword(context, 'register', given, signal)),
  signInAtPage: (options = {}) =>
    context.begin('page', options, (signal) => toPage(context, options, signal), { canRetry: true }),
  signInSilently: (options = {}) =>
    context.begin('silent', options, (signal) => silently(context, options, signal), { canRetry: true }),
  signInAtProvider: (idp, options = {}) =>
    context.begin('provider', [idp, options], (signal) => toPage(context, { ...options, idp }, signal), {
      canRetry: true,
    }),
  signInWithProviderToken: (idpConnectionId, tokenParams) =>
    context.begin('provider-token', [idpConnectionId, tokenParams], async (signal) => {
      const { client, flow } = context;
      const answer = loginWithIdpConnectionTokenParams(
        { idpConnectionId, tokenParams: { ...tokenParams } },
        { client, signal },
      );
      flow.take(await cleaned(Object.values(tokenParams), answer));
      return advance(context, 'provider-token', '', signal);
    }),
  sendRecovery: (email) => {
    const { client, settings, ways } = context;
    const { recoveryRedirect: redirect } = settings();
    return context.begin(
      'send-recovery',
      email,
      async (signal) => {
        await sendRecoveryEmail({ email, ...(redirect && { redirect }) }, { client, signal });
        return { status: 'recovery-sent', email, ...ways };
      },
      { email, canRetry: true },
    );
  },
});
