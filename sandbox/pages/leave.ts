import type { World } from '../engine/context.ts';
import { isAllowed, notAllowed } from '../rules/redirects/redirect-sessions.ts';
import type { RedirectIntent, RedirectOutcome, RedirectSessionRecord } from '../records/state.ts';
import type { SandboxResponse } from '../engine/wire.ts';
import { messagePage, redirect } from './layout.ts';

const ADDRESS = 'pages.platform.example';

/** The callback for a visitor who gives up, if there is no post-flow address: the list that the visitor came from. */
const lists: Partial<Record<RedirectIntent, string>> = {
  ecomCheckout: 'cartPageUrl',
  storesProduct: 'cartPageUrl',
  paidPlansCheckout: 'planListUrl',
  bookingsCheckout: 'bookingsServiceListUrl',
  bookingsBook: 'bookingsServiceListUrl',
};

/**
 * Ends a session and sends the visitor back (R93): after a payment to the thank-you address with the result, otherwise
 * to the post-flow address. Every address gets the parameter whether a member is signed in. Without an address, a page
 * of the platform shows the outcome. An address that is not on the list gives a 403, which only faithful mode can reach
 * (R95).
 * @param result Parameters of the thank-you address: `orderId`, or `orderNumber` and `eventId`, or `planOrderId`.
 */
export const leave = (
  world: World,
  session: RedirectSessionRecord,
  outcome: RedirectOutcome,
  result: Record<string, string> = {},
): SandboxResponse => {
  session.outcome = outcome;
  session.result = result;
  const { callbacks, intent } = session;
  const target =
    outcome === 'paid'
      ? callbacks['thankYouPageUrl']
      : (callbacks['postFlowUrl'] ?? callbacks[lists[intent] ?? '']);
  return target === undefined
    ? ownPage(world, session, outcome)
    : goTo(world, target, { ...result, ...loggedIn(session), ...outcomeOf(world, session, outcome) });
};

const purposes: Partial<Record<RedirectIntent, string>> = {
  ecomCheckout: 'CHECKOUT',
  bookingsCheckout: 'CHECKOUT',
  bookingsBook: 'CHECKOUT',
  eventsCheckout: 'CHECKOUT',
  paidPlansCheckout: 'CHECKOUT',
  ecomOrderPaymentRequest: 'CHECKOUT',
  logout: 'LOGOUT',
  login: 'AUTHORIZE',
  auth: 'AUTHORIZE',
};

/** Status and purpose as specified. They were not observed on the wire, so a `strict` site leaves them out. */
const outcomeOf = (
  { state }: World,
  { intent }: RedirectSessionRecord,
  outcome: RedirectOutcome,
): Record<string, string> =>
  state.settings.strict
    ? {}
    : {
        redirectStatus: outcome === 'abandoned' ? 'NO_ACTION' : 'SUCCESS',
        redirectPurpose: purposes[intent] ?? 'UNKNOWN',
      };

/** Redirects the browser to a callback with parameters, or shows that the address is not allowed (R95). */
export const goTo = (
  { state }: World,
  target: string,
  parameters: Record<string, string>,
): SandboxResponse => {
  if (!isAllowed(target, state.settings.allowedRedirects))
    return messagePage(
      403,
      'The return address is not allowed',
      `${notAllowed(target)}. Add its origin to allowedRedirects.`,
      ADDRESS,
    );
  return redirect(withParameters(target, parameters));
};

const withParameters = (target: string, parameters: Record<string, string>): string => {
  const address = new URL(target);
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
};

const loggedIn = ({ visitor }: RedirectSessionRecord): Record<string, string> => ({
  wixMemberLoggedIn: String(visitor.role === 'member'),
});

/**
 * A callback as a link of a page; undefined if it is missing or not allowed. Faithful mode does not check callbacks at
 * creation (R95), and a link must not run a script.
 */
export const callbackLink = (
  { state }: World,
  session: RedirectSessionRecord,
  name: string,
): string | undefined => {
  const url = session.callbacks[name];
  return url !== undefined && isAllowed(url, state.settings.allowedRedirects)
    ? withParameters(url, loggedIn(session))
    : undefined;
};

/**
 * The link back to the shop below an error message. A sign-in has no such link: it returns only to the redirect address
 * of its request, never to the post-flow address (R94).
 */
export const wayBack = (
  world: World,
  session: RedirectSessionRecord,
): { url: string; label: string } | undefined => {
  if (session.intent === 'auth') return undefined;
  const url =
    callbackLink(world, session, lists[session.intent] ?? '') ?? callbackLink(world, session, 'postFlowUrl');
  return url === undefined ? undefined : { url, label: 'Back to the shop' };
};

const endings: Record<RedirectOutcome, { title: string; text: string }> = {
  paid: { title: 'Thank you', text: 'It is paid.' },
  'signed-in': { title: 'You are signed in', text: 'You can close this page.' },
  'signed-out': { title: 'You are signed out', text: 'You can close this page.' },
  abandoned: { title: 'Nothing was bought', text: 'You can close this page. Your cart has not changed.' },
};

const ownPage = (world: World, session: RedirectSessionRecord, outcome: RedirectOutcome): SandboxResponse => {
  const { title, text } = endings[outcome];
  const { orderNumber } = session.result;
  const words = orderNumber === undefined ? text : `Your order has the number ${orderNumber}.`;
  return messagePage(200, title, words, ADDRESS, wayBack(world, session));
};
