import { newId, type World } from '../rules/context.ts';
import { endTokens } from '../rules/tokens.ts';
import type { RedirectSessionRecord } from '../state.ts';
import type { SandboxRequest, SandboxResponse } from '../wire.ts';
import { checkoutPage } from './checkout.ts';
import { messagePage, redirect } from './layout.ts';
import { leave } from './leave.ts';

const ADDRESS = 'pages.platform.example';

/** Whether a path belongs to the hosted pages. */
export const isPlatformPage = (path: string): boolean => path.startsWith('/platform/');

/**
 * The hosted pages. The address of a session works once (R91): the first opening leads to a page of its own, which can
 * be reloaded until it is finished or its time is over; every other opening is told that the address was used.
 */
export const platformPage = (world: World, request: SandboxRequest): SandboxResponse => {
  const [, , , id = '', visit] = request.url.pathname.split('/');
  const session = world.state.redirectSessions[id];
  if (!['GET', 'HEAD', 'POST'].includes(request.method))
    return messagePage(405, 'This page only takes visits', 'Open it in a browser.', ADDRESS);
  if (!session)
    return messagePage(404, 'This page does not exist', 'Check the address that brought you here.', ADDRESS);
  if (session.outcome !== null || (visit === undefined ? session.visit !== null : session.visit !== visit))
    return messagePage(
      410,
      'This link was already used',
      'A link of the platform works once. Go back to the shop and start again from there.',
      ADDRESS,
      back(session),
    );
  if (world.clock.now() >= session.expiresAt)
    return messagePage(
      410,
      'This link has expired',
      `A link of the platform works for ${world.state.settings.redirectSessionMinutes} minutes. Go back to the shop and start again from there.`,
      ADDRESS,
      back(session),
    );
  // A program that only asks whether the page is there must not use it up.
  if (request.method === 'HEAD') return messagePage(200, 'Platform page', '', ADDRESS);
  if (visit === undefined) return open(world, session, request);
  return checkoutPage(world, session, request);
};

const back = ({ callbacks }: RedirectSessionRecord) => {
  const url = callbacks['cartPageUrl'] ?? callbacks['postFlowUrl'];
  return url === undefined ? undefined : { url, label: 'Back to the shop' };
};

const open = (world: World, session: RedirectSessionRecord, request: SandboxRequest): SandboxResponse => {
  if (session.intent === 'ecomCheckout') {
    session.visit = newId(world, 'visit');
    return redirect(`${request.url.pathname}/${session.visit}${request.url.search}`);
  }
  if (session.intent === 'logout') {
    endTokens(world, session.owner);
    return leave(world, session, 'abandoned');
  }
  session.outcome = 'abandoned';
  return messagePage(
    501,
    'This page is not simulated',
    `The sandbox has no page for ${session.intent} yet.`,
    ADDRESS,
    back(session),
  );
};
