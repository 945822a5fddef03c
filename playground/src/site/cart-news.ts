import type { CartState } from 'vitrine/state';

/** Word of changed carts, from tab to tab of one browser. */
export interface CartNews {
  /** Lets the other tabs know that the cart changed here. */
  readonly tell: () => void;
  /** Hears whenever it changed in another tab; returns how to stop. */
  readonly hear: (listener: () => void) => () => void;
}

/** What of a channel is used; `BroadcastChannel` is one. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

const CHANGED = 'changed';

/**
 * Tabs share a visitor and so a cart. What is sent is only that it changed, never the cart itself: whoever hears it
 * reads the cart again, so that the order of messages does not matter. A channel never brings a tab its own message.
 */
export const createCartNews = (channel: Channel = new BroadcastChannel('vitrine.cart')): CartNews => ({
  tell: () => channel.postMessage(CHANGED),
  hear: (listener) => {
    const heard = ({ data }: MessageEvent<unknown>) => {
      if (data === CHANGED) listener();
    };
    channel.addEventListener('message', heard);
    return () => channel.removeEventListener('message', heard);
  },
});

/** Whether a key of the data cache, of a query or of a mutation, belongs to the visitor's cart. */
export const isAboutCart = (key: readonly unknown[] | undefined): boolean =>
  key?.some((part) => typeof part === 'string' && /CurrentCart|\/carts\/current\b/.test(part)) ?? false;

/** Tells the other tabs whenever the edits of this one have settled. */
export const shareEdits = (cart: Pick<CartState, 'getSnapshot' | 'subscribe'>, news: CartNews): void => {
  let wasPending = false;
  cart.subscribe(() => {
    const { pending } = cart.getSnapshot();
    if (wasPending && !pending) news.tell();
    wasPending = pending;
  });
};
