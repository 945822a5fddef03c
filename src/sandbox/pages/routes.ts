import { ownValue } from '../own.ts';
import { newId, type World } from '../rules/context.ts';
import { endPlatformSessions } from '../rules/sign-in.ts';
import { endTokens } from '../rules/tokens.ts';
import type { RedirectSessionRecord } from '../state.ts';
import type { SandboxRequest, SandboxResponse } from '../wire.ts';
import { checkoutPage } from './checkout.ts';
import { messagePage, redirect } from './layout.ts';
import { leave, wayBack } from './leave.ts';
import { providerPage } from './provider.ts';
import { answerAtOnce, signInPage, withoutCookie } from './sign-in.ts';

const ADDRESS = 'pages.platform.example';

/** Whether a path belongs to the hosted pages. */
export const isPlatformPage = (path: string): boolean => path.startsWith('/platform/');

/**
 * The hosted pages. The address of a session works once (R91): the first opening leads to a page of its own, which can
 * be reloaded until it is finished or its time is over; every other opening is told that the address was used.
 */
export const platformPage = (world: World, request: SandboxRequest): SandboxResponse => {
  const [, , page, id = '', visit] = request.url.pathname.split('/');
  if (page === 'idp') return providerPage(world, request, id);
  const session = ownValue(world.state.redirectSessions, id);
  if (!['GET', 'HEAD', 'POST'].includes(request.method))
    return messagePage(405, 'This page only takes visits', 'Open it in a browser.', ADDRESS);
  if (!session)
    return messagePage(404, 'This page does not exist', 'Check the address that brought you here.', ADDRESS);
  const finished = session.outcome === 'paid' && request.method === 'POST' && session.visit === visit;
  if (finished && world.clock.now() < session.expiresAt) return leaveAgain(world, session);
  if (session.outcome !== null || (visit === undefined ? session.visit !== null : session.visit !== visit))
    return messagePage(
      410,
      'This link was already used',
      'A link of the platform works once. Go back to the shop and start again from there.',
      ADDRESS,
      wayBack(world, session),
    );
  if (world.clock.now() >= session.expiresAt)
    return messagePage(
      410,
      'This link has expired',
      `A link of the platform works for ${world.state.settings.redirectSessionMinutes} minutes. Go back to the shop and start again from there.`,
      ADDRESS,
      wayBack(world, session),
    );
  // A program that only asks whether the page is there must not use it up.
  if (request.method === 'HEAD') return messagePage(200, 'Platform page', '', ADDRESS);
  if (visit === undefined) return open(world, session, request);
  return session.intent === 'ecomCheckout'
    ? checkoutPage(world, session, request)
    : signInPage(world, session, request);
};

/** What a buyer sees when the sandbox itself fails on a hosted page. */
export const failedPage = (): SandboxResponse =>
  messagePage(
    500,
    'Something went wrong',
    'The sandbox failed on this page; its output says why. Go back to the shop and try again.',
    ADDRESS,
  );

/** A second press on Pay, such as a double click: the order is there already, and the buyer goes where it leads. */
const leaveAgain = (world: World, session: RedirectSessionRecord): SandboxResponse => {
  const { orderId } = ownValue(world.state.checkouts, session.checkoutId ?? '') ?? {};
  return leave(
    world,
    session,
    'paid',
    world.state.orders.find(({ id }) => id === orderId),
  );
};

const open = (world: World, session: RedirectSessionRecord, request: SandboxRequest): SandboxResponse => {
  const isSignIn = session.intent === 'auth' || session.intent === 'login';
  const answer = isSignIn ? answerAtOnce(world, session, request) : undefined;
  if (answer) return answer;
  if (isSignIn || session.intent === 'ecomCheckout') {
    session.visit = newId(world, 'visit');
    return redirect(`${request.url.pathname}/${session.visit}${request.url.search}`);
  }
  if (session.intent === 'logout') {
    endTokens(world, session.owner);
    endPlatformSessions(world, session.owner.id);
    return withoutCookie(leave(world, session, 'abandoned'));
  }
  session.outcome = 'abandoned';
  return messagePage(
    501,
    'This page is not simulated',
    `The sandbox has no page for ${session.intent} yet.`,
    ADDRESS,
    wayBack(world, session),
  );
};
