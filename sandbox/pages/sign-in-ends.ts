import { ownValue } from '../engine/values/objects.ts';
import { findCart } from '../rules/cart/current-cart.ts';
import { openCheckout } from '../rules/cart/checkout.ts';
import { keyOf, type World } from '../engine/context.ts';
import { callerOfMember, memberOfSession } from '../rules/members/members.ts';
import { keyOfCookie } from '../rules/sign-in/platform-cookie.ts';
import { moveCart } from '../rules/tokens/tokens.ts';
import type { Caller, MemberRecord, RedirectSessionRecord } from '../records/state.ts';
import type { SandboxRequest, SandboxResponse } from '../engine/wire.ts';
import { answerSignIn } from './answer.ts';
import { messagePage, redirect } from './layout.ts';
import { leave } from './leave.ts';
import { stepUrl, type Visit } from './visit.ts';

/** The member that the platform's cookie signs in, unless the session starts with a new identity. */
export const remembered = (
  world: World,
  { preferences }: RedirectSessionRecord,
  request: SandboxRequest,
): MemberRecord | undefined => {
  const key = preferences.maintainIdentity === false ? undefined : keyOfCookie(request);
  return key === undefined ? undefined : memberOfSession(world, key);
};

/**
 * The response of the authorization page before the login page is shown. A session token or the platform's cookie gives
 * a code at once; the prompt `none` never shows the login page (R42). Undefined if the login page must be shown.
 */
export const answerAtOnce = (
  world: World,
  session: RedirectSessionRecord,
  request: SandboxRequest,
): SandboxResponse | undefined => {
  const { authorization } = session;
  const isFrame = authorization?.responseMode === 'web_message';
  // If the browser blocks the platform's cookies and storage in the frame, the frame posts no message.
  if (isFrame && world.state.settings.storageBlocked) return silentPage(session);
  const member =
    authorization?.sessionKey != null
      ? memberOfSession(world, authorization.sessionKey)
      : remembered(world, session, request);
  const prompt = authorization?.prompt ?? 'login';
  if (member && (prompt === 'none' || prompt === 'login'))
    return endWithMember({ world, session, request, step: '', form: undefined }, member);
  if (!authorization || (prompt !== 'none' && !isFrame)) return undefined;
  return answerSignIn(world, session, request, { error: 'login_required' });
};

const silentPage = (session: RedirectSessionRecord): SandboxResponse => {
  session.outcome = 'abandoned';
  return messagePage(
    200,
    'Nothing to see here',
    'The browser blocks storage in this frame.',
    'login.platform.example',
  );
};

/**
 * Ends a sign-in with a member. An authorization gets a code; a session for a sign-in only goes to the post-flow
 * address; any other page, such as the checkout, is shown again for the member.
 */
export const endWithMember = (visit: Visit, member: MemberRecord): SandboxResponse => {
  const { world, session, request } = visit;
  if (session.authorization) return answerSignIn(world, session, request, { member });
  if (session.intent !== 'login') {
    becomeMember(world, session, callerOfMember(member));
    return redirect(stepUrl(visit));
  }
  session.visitor = callerOfMember(member);
  return leave(world, session, 'signed-in');
};

/**
 * Ends a sign-in without a member: with an error, at the post-flow address, or on the page that the sign-in was a step
 * of.
 */
export const endWithoutMember = (visit: Visit): SandboxResponse => {
  const { world, session, request } = visit;
  if (session.authorization) return answerSignIn(world, session, request, { error: 'access_denied' });
  const isStep = session.intent !== 'login' && session.intent !== 'memberAccountPage';
  return isStep ? redirect(stepUrl(visit)) : leave(world, session, 'abandoned');
};

/** Replaces the visitor of a session by a member; the visitor's cart and checkout move to the member (R18). */
const becomeMember = (world: World, session: RedirectSessionRecord, member: Caller): void => {
  const { visitor } = session;
  session.visitor = member;
  if (visitor.role !== 'visitor') return;
  const checkout = ownValue(world.state.checkouts, session.checkoutId ?? '');
  const isTheirs = checkout && keyOf(checkout.owner) === keyOf(visitor);
  if (checkout && !isTheirs) return;
  moveCart(world, visitor, member);
  const cart = findCart(world, member);
  if (!checkout || !cart) return;
  delete world.state.checkouts[checkout.id];
  session.checkoutId = openCheckout(world, cart).id;
  cart.checkoutId = cart.id;
};
