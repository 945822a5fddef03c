import { ownValue } from '../engine/values/objects.ts';
import { newId, type World } from '../engine/context.ts';
import { NOT_PUBLISHED } from '../rules/redirects/redirect-sessions.ts';
import type { RedirectIntent, RedirectSessionRecord } from '../records/state.ts';
import type { SandboxRequest, SandboxResponse } from '../engine/wire.ts';
import { accountPage } from './account.ts';
import { bookingPage, bookPage } from './booking.ts';
import { checkoutPage } from './checkout.ts';
import { eventCheckoutPage } from './event-checkout.ts';
import { messagePage, redirect } from './layout.ts';
import { leave, wayBack } from './leave.ts';
import { signOut } from './sign-out.ts';
import { openPage } from './open-pages.ts';
import { paymentRequestPage } from './payment-request.ts';
import { planPage } from './plan.ts';
import { productPage } from './product.ts';
import { signInPage } from './sign-in.ts';
import { answerAtOnce } from './sign-in-ends.ts';
import type { HostedPage } from './visit.ts';

const ADDRESS = 'pages.platform.example';

/** The page of each intent. */
const pages: Readonly<Record<Exclude<RedirectIntent, 'logout'>, HostedPage>> = {
  ecomCheckout: checkoutPage,
  eventsCheckout: eventCheckoutPage,
  bookingsCheckout: bookingPage,
  bookingsBook: bookPage,
  paidPlansCheckout: planPage,
  storesProduct: productPage,
  ecomOrderPaymentRequest: paymentRequestPage,
  memberAccountPage: accountPage,
  login: signInPage,
  auth: signInPage,
};

/** The intents that may end with the first opening, before a page is shown. */
const atOnce: Partial<Record<RedirectIntent, typeof answerAtOnce>> = {
  login: answerAtOnce,
  auth: answerAtOnce,
};

/**
 * The hosted pages. The address of a session works once (R91): the first opening redirects to an address of its own,
 * which can be reloaded until the visit is finished or expires. Every other opening shows that the link was used.
 */
export const platformPage = (world: World, request: SandboxRequest): SandboxResponse => {
  const [, , page = '', id = '', visit, step = ''] = request.url.pathname.split('/');
  if (!['GET', 'HEAD', 'POST'].includes(request.method))
    return messagePage(405, 'This page takes GET and POST only', 'Open it in a browser.', ADDRESS);
  const open = openPage(page);
  if (open) return open(world, request);
  const session = ownValue(world.state.redirectSessions, id);
  if (!session)
    return messagePage(404, 'This page does not exist', 'Check the address that brought you here.', ADDRESS);
  if (!world.state.settings.sitePublished)
    return messagePage(500, 'This page failed', NOT_PUBLISHED, ADDRESS);
  const closed = closedPage(world, session, request, visit);
  if (closed) return closed;
  // The HEAD request of a link checker must not use the address up.
  if (request.method === 'HEAD') return messagePage(200, 'Platform page', '', ADDRESS);
  const { intent } = session;
  if (intent === 'logout') return signOut(world, session);
  if (visit === undefined) return firstOpening(world, session, request);
  const form = request.method === 'POST' ? new URLSearchParams(request.text) : undefined;
  // The notifications of the page's actions name the visitor as the cause (R206).
  const acting = { ...world, caller: session.visitor };
  return pages[intent]({ world: acting, session, request, step, form });
};

/** The page of an address that no longer works; undefined if it works (R91). */
const closedPage = (
  world: World,
  session: RedirectSessionRecord,
  request: SandboxRequest,
  visit: string | undefined,
): SandboxResponse | undefined => {
  const isLate = world.clock.now() >= session.expiresAt;
  const isThisVisit = visit !== undefined && session.visit === visit;
  // A double click on Pay sends a second request after the payment. It leads to the same address.
  if (session.outcome === 'paid' && request.method === 'POST' && isThisVisit && !isLate)
    return leave(world, session, 'paid', session.result);
  if (session.outcome !== null || (visit === undefined ? session.visit !== null : !isThisVisit))
    return messagePage(
      410,
      'This link was already used',
      'A link of the platform works once. Go back to the shop and start again from there.',
      ADDRESS,
      wayBack(world, session),
    );
  if (!isLate) return undefined;
  return messagePage(
    410,
    'This link has expired',
    `A link of the platform works for ${world.state.settings.redirectSessionMinutes} minutes. Go back to the shop and start again from there.`,
    ADDRESS,
    wayBack(world, session),
  );
};

/** The page for a failure of the sandbox itself. */
export const failedPage = (): SandboxResponse =>
  messagePage(
    500,
    'Something went wrong',
    'The sandbox failed on this page; its output says why. Go back to the shop and try again.',
    ADDRESS,
  );

const firstOpening = (
  world: World,
  session: RedirectSessionRecord,
  request: SandboxRequest,
): SandboxResponse => {
  const answer = atOnce[session.intent]?.(world, session, request);
  if (answer) return answer;
  session.visit = newId(world, 'visit');
  return redirect(`${request.url.pathname}/${session.visit}${request.url.search}`);
};
