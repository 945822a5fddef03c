import type { Layer } from 'vitrine';
import { createStore, type Store } from '../lib/store.ts';
import { isAboutCart } from './cart-channel.ts';
import { type IdentityId, sampleMembers, storagePrefix } from './identities.ts';

/** Whether an identity may have a cart. Without one, no page asks for it: the platform would answer with a 404. */
export interface CartMark {
  readonly hasCart: Store<boolean>;
  /** Sees the first successful call for the cart. */
  readonly layer: Layer;
}

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
  const hasCart = createStore(sampleMembers[id] !== undefined || read(id));
  hasCart.subscribe(() => {
    try {
      if (hasCart.get()) localStorage.setItem(keyOf(id), 'made');
    } catch {
      // If storage is blocked, the mark lasts until the page is left.
    }
  });
  return {
    hasCart,
    layer: (send) => async (request) => {
      const answer = await send(request);
      if (isAboutCart([request.facts.id]) && answer.response.ok) hasCart.set(true);
      return answer;
    },
  };
};
