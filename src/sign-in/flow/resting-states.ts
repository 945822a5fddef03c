import { sessionView } from '../../session/session-view.ts';
import { signOut } from '../sign-out.ts';
import type { SignInContext } from './context.ts';
import type { Leaving, SettledSignIn, SignedIn } from './states.ts';

/** The state of a member. The pending step is over, so it is discarded. */
export const signedInState = (context: SignInContext, returnTo?: string): SignedIn => {
  const { client, memory, begin, ways } = context;
  memory().write(undefined);
  return {
    status: 'signed-in',
    memberId: sessionView(client.session).getSnapshot().memberId,
    returnTo,
    signOut: () => begin('sign-out', undefined, (signal) => signedOut(context, signal)),
    signInAtPage: ways.signInAtPage,
  };
};

/** The state of the session while no action is pending and no step is due. */
export const restingState = (context: SignInContext): SettledSignIn =>
  context.client.session.getSnapshot().loggedIn ? signedInState(context) : context.idle;

/** The state of a page that was just loaded: an earlier load may have left a pending step. */
export const firstState = (context: SignInContext): SettledSignIn => {
  const { session } = context.client;
  const kept = context.memory().read();
  if (session.getSnapshot().loggedIn || kept?.clientId !== session.clientId) return restingState(context);
  const status = kept.step === 'approval' ? 'approval-required' : 'verification-interrupted';
  return { status, email: kept.email, ...context.ways };
};

/** The state in which the person has to go to a page of the platform. */
export const leavingState = (
  context: SignInContext,
  { to, url, because }: Pick<Leaving, 'to' | 'url'> & Partial<Pick<Leaving, 'because'>>,
): Leaving => ({
  status: 'leaving',
  to,
  url,
  because,
  cancel: () => context.engine.go(restingState(context)),
});

/** Signs out of this client, and of the platform if the settings name an address to come back to. */
const signedOut = async (context: SignInContext, signal: AbortSignal): Promise<SettledSignIn> => {
  const { client, settings } = context;
  const { postFlowUrl } = settings();
  if (postFlowUrl === undefined) {
    await client.session.signOut();
    return context.idle;
  }
  const { url } = await signOut(client, { postFlowUrl, signal });
  return leavingState(context, { to: 'sign-out', url });
};
