import { redirectOutcome } from 'vitrine/redirect-session';

/** Result of a visit to the platform's pages. */
export type CheckoutReturn =
  | { readonly outcome: 'paid'; readonly orderNumber: string }
  | { readonly outcome: 'signed-in' }
  | { readonly outcome: 'abandoned' }
  | { readonly outcome: 'no-order' };

/** The return page: `thanks` after an order, `return` otherwise. */
export type ReturnPage = 'thanks' | 'return';

/**
 * Search parameters that the platform adds to the return address; the sandbox adds the customer-facing order number.
 */
export interface ReturnSearch {
  orderId?: string;
  orderNumber?: string;
  wixMemberLoggedIn?: boolean;
  redirectStatus?: string;
  redirectPurpose?: string;
}

const kept = ['redirectStatus', 'redirectPurpose'] as const;

const words = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : undefined;

export const parseReturnSearch = (raw: Record<string, unknown>): ReturnSearch => {
  const [orderId, orderNumber] = [words(raw['orderId']), words(raw['orderNumber'])];
  return {
    ...(orderId !== undefined && { orderId }),
    ...(orderNumber !== undefined && { orderNumber }),
    ...((raw['wixMemberLoggedIn'] === true || raw['wixMemberLoggedIn'] === 'true') && {
      wixMemberLoggedIn: true,
    }),
    ...Object.fromEntries(
      kept.flatMap((name) => {
        const text = words(raw[name]);
        return text === undefined ? [] : [[name, text]];
      }),
    ),
  };
};

/**
 * Derives the one result to show from page and parameters. An order takes precedence over everything else, and an
 * abandoned checkout over a sign-in. The platform never sends an abandoned checkout to the thank-you page, so that page
 * without an order says nothing about one.
 */
export const checkoutReturn = (search: ReturnSearch, page: ReturnPage): CheckoutReturn => {
  const { orderId, orderNumber, wixMemberLoggedIn } = search;
  const { status, purpose } = outcomeOf(search);
  if (orderId !== undefined) return { outcome: 'paid', orderNumber: orderNumber ?? orderId };
  const isLeft = status === 'NO_ACTION' && purpose === 'CHECKOUT';
  if (wixMemberLoggedIn && !isLeft) return { outcome: 'signed-in' };
  return { outcome: page === 'thanks' ? 'no-order' : 'abandoned' };
};

/** The outcome of the redirect, as the client reads it from the address. */
export const outcomeOf = (search: ReturnSearch): ReturnType<typeof redirectOutcome> => {
  const texts = Object.entries(search).map(([name, value]): [string, string] => [name, String(value)]);
  return redirectOutcome(`/?${new URLSearchParams(texts).toString()}`);
};
