import type { Layer } from 'vitrine';
import { createStore, type Store } from '../lib/store.ts';
import { isAboutCart } from './cart-channel.ts';
import { type IdentityId, sampleMembers, storagePrefix } from './identities.ts';

/** Whether an identity may have a cart. Without one, no page asks for it: the platform would answer with a 404. */
export interface CartMark {
  readonly hasCart: Store<boolean>;
  /** Answers the read of a cart that does not exist, and sees the first successful call for the cart. */
  readonly layer: Layer;
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

const read = (id: IdentityId): boolean => {
  try {
    return localStorage.getItem(keyOf(id)) !== null;
  } catch {
    return false;
  }
};

/**
 * Remembers in the browser that a visitor has a cart. A member may have made one elsewhere, so for members it is always
 * read; the owner and apps have none.
 */
export const createCartMark = (id: IdentityId): CartMark => {
  let first: Promise<unknown> | undefined;
  const hasCart = createStore(sampleMembers[id] !== undefined || read(id));
  hasCart.subscribe(() => {
    try {
      if (hasCart.get()) localStorage.setItem(keyOf(id), 'made');
      else localStorage.removeItem(keyOf(id));
    } catch {
      // If storage is blocked, the mark lasts until the page is left.
    }
  });
  return {
    hasCart,
    layer: (send) => async (request) => {
      if (cartReads.has(request.facts.id) && !hasCart.get()) {
        if (!first) return noCart();
        // The response of the first add may be lost, so only the platform can tell.
        await first.catch(() => undefined);
      }
      const sent = send(request);
      if (adds.has(request.facts.id)) first = sent;
      const answer = await sent;
      if (isAboutCart([request.facts.id]) && answer.response.ok) hasCart.set(true);
      // The cart has become an order, or was kept for too long.
      if (cartReads.has(request.facts.id) && answer.response.status === 404) hasCart.set(false);
      return answer;
    },
  };
};
