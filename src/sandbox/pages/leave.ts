import type { World } from '../rules/context.ts';
import { isAllowed, notAllowed } from '../rules/redirect-sessions.ts';
import type { OrderRecord, RedirectSessionRecord } from '../state.ts';
import type { SandboxResponse } from '../wire.ts';
import { messagePage, redirect } from './layout.ts';

const ADDRESS = 'pay.platform.example';

/**
 * Ends a session and sends the buyer back (R93): after paying to the thank-you address with the order, else to the
 * post-flow address. Without an address the platform's own page tells how it ended. An address that is not on the list
 * gives a 403 here, which only faithful mode can reach (R95).
 */
export const leave = (
  { state }: World,
  session: RedirectSessionRecord,
  outcome: 'paid' | 'signed-in' | 'abandoned',
  order?: OrderRecord,
): SandboxResponse => {
  session.outcome = outcome;
  const { thankYouPageUrl, postFlowUrl, cartPageUrl } = session.callbacks;
  const target = outcome === 'paid' ? (thankYouPageUrl ?? postFlowUrl) : (postFlowUrl ?? cartPageUrl);
  if (target === undefined) return ownPage(outcome, order);
  if (!isAllowed(target, state.settings.allowedRedirects))
    return messagePage(
      403,
      'The way back is not allowed',
      `${notAllowed(target)}. Add its origin to allowedRedirects.`,
      ADDRESS,
    );
  const address = new URL(target);
  if (order) {
    address.searchParams.set('orderId', order.id);
    address.searchParams.set('orderNumber', order.number);
  }
  address.searchParams.set(
    'wixMemberLoggedIn',
    String(outcome === 'signed-in' || session.owner.role === 'member'),
  );
  return redirect(address.href);
};

/**
 * The link under a message that nothing can be done here: to the shop, where the list of allowed addresses has it. Faithful
 * mode keeps callbacks unchecked (R95), and a link must not become a way to run a script. A sign-in has no such link: it
 * returns only to the redirect address of its request, never to the post-flow address (R94).
 */
export const wayBack = (
  { state }: World,
  { intent, callbacks }: RedirectSessionRecord,
): { url: string; label: string } | undefined => {
  const url = callbacks['cartPageUrl'] ?? callbacks['postFlowUrl'];
  const isSignIn = intent === 'auth' || intent === 'login';
  return url !== undefined && !isSignIn && isAllowed(url, state.settings.allowedRedirects)
    ? { url, label: 'Back to the shop' }
    : undefined;
};

const ownPage = (
  outcome: 'paid' | 'signed-in' | 'abandoned',
  order: OrderRecord | undefined,
): SandboxResponse => {
  if (outcome === 'signed-in')
    return messagePage(200, 'You are signed in', 'You can close this page.', ADDRESS);
  return outcome === 'paid' && order
    ? messagePage(200, 'Thank you', `Your order has the number ${order.number}.`, ADDRESS)
    : messagePage(200, 'Nothing was bought', 'You can close this page. Your cart is as it was.', ADDRESS);
};
