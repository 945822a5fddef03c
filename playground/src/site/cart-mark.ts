import type { Layer } from 'vitrine';
import { createStore, type Store } from '../lib/store.ts';
import { isAboutCart } from './cart-channel.ts';
import { type IdentityId, sampleMembers, storagePrefix } from './identities.ts';

/** Whether an identity may have a cart. Without one, no page asks for it: the platform would answer with a 404. */
export interface CartMark {
  readonly hasCart: Store<boolean>;
  /** Answers the read of a cart that does not exist; sees the calls that create a cart and that open its checkout page. */
  readonly layer: Layer;
}

/** Finds the order of the page, for a page that the platform opens after a paid checkout. */
export interface PaidOrder {
  /** The order id in the address of the page; undefined on other pages. */
  readonly orderId: () => string | undefined;
  /** Resolves to the checkout of an order, which the platform reports; undefined if it does not show the order. */
  readonly checkoutOf: (orderId: string) => Promise<string | undefined>;
}

/** Reads of the first and of the second cart. */
export const cartReads: ReadonlySet<string> = new Set(['getCurrentCart', 'getCurrentCartV2']);
const adds: ReadonlySet<string> = new Set(['addToCurrentCart', 'addLineItemsToCurrentCart']);

/** The platform's answer for a visitor without a cart. */
const noCart = () => ({
  response: new Response(null, { status: 404 }),
  data: {
    message: 'This visitor has made no cart.',
    details: { applicationError: { code: 'OWNED_CART_NOT_FOUND', description: 'No cart was made.' } },
  },
});

const keyOf = (id: IdentityId): string => `${storagePrefix(id)}cart`;

/** The stored mark of a cart without a checkout page. A cart with one has the id of its checkout, which is a UUID. */
const MADE = 'made';

/** The mark is shared by all tabs of the browser. If storage is blocked, it lasts until the page is left. */
const markOf = (id: IdentityId) => ({
  get: (): string | undefined => {
    try {
      return localStorage.getItem(keyOf(id)) ?? undefined;
    } catch {
      return undefined;
    }
  },
  set: (mark: string | undefined): void => {
    try {
      if (mark === undefined) localStorage.removeItem(keyOf(id));
      else localStorage.setItem(keyOf(id), mark);
    } catch {
      // Storage is blocked.
    }
  },
});

/** The checkout that a redirect session opens. */
const checkoutIn = (body: string | undefined): string | undefined => {
  const { ecomCheckout }: { ecomCheckout?: { checkoutId?: string } } = JSON.parse(body ?? '{}');
  return ecomCheckout?.checkoutId;
};

/**
 * Remembers in the browser that a visitor has a cart, and which checkout page was opened for it. A member may have made a
 * cart elsewhere, so for members it is always read; the owner and apps have none.
 */
export const createCartMark = (id: IdentityId, isMember: () => boolean, paid: PaidOrder): CartMark => {
  let first: Promise<unknown> | undefined;
  let asked: Promise<void> | undefined;
  const mark = markOf(id);
  const hasCart = createStore(sampleMembers[id] !== undefined || mark.get() !== undefined);
  hasCart.subscribe(() => mark.set(hasCart.get() ? MADE : undefined));

  /**
   * Forgets the cart if the address of the page names an order that was placed from it. Anyone can write an order id into
   * an address, so the platform has to report that the order belongs to the checkout that this browser has opened. An
   * edit in another tab since then replaces the mark: it may have created a new cart.
   */
  const forgetOrdered = async (checkout: string, orderId: string): Promise<void> => {
    const ordered = await paid.checkoutOf(orderId).catch(() => undefined);
    if (ordered === checkout && mark.get() === checkout) hasCart.set(false);
  };
  const lookForOrder = (): Promise<void> | undefined => {
    const [checkout, orderId] = [mark.get(), paid.orderId()];
    if (checkout === undefined || checkout === MADE || orderId === undefined || isMember()) return undefined;
    return (asked ??= forgetOrdered(checkout, orderId));
  };

  return {
    hasCart,
    layer: (send) => async (request) => {
      const { id: operation, repeat } = request.facts;
      const isRead = cartReads.has(operation);
      if (isRead) await lookForOrder();
      if (isRead && !hasCart.get()) {
        if (!first) return noCart();
        // The response of the first add may be lost, so only the platform can tell.
        await first.catch(() => undefined);
      }
      const isCartCall = isAboutCart([operation]);
      // Before the call, because its response may be lost.
      if (isCartCall && repeat !== 'read' && hasCart.get()) mark.set(MADE);
      const sent = send(request);
      if (adds.has(operation)) first = sent;
      const answer = await sent;
      if (isCartCall && answer.response.ok) hasCart.set(true);
      if (operation === 'createRedirectSession' && answer.response.ok && hasCart.get()) {
        const checkout = checkoutIn(request.body);
        if (checkout !== undefined) mark.set(checkout);
      }
      // The cart has become an order, or was kept for too long.
      if (isRead && answer.response.status === 404) hasCart.set(false);
      return answer;
    },
  };
};
