import type { CartState } from 'vitrine/state';

/** Tells the tabs of one browser about cart changes. */
export interface CartChannel {
  /** Tells the other tabs that the cart changed in this one. */
  readonly tell: () => void;
  /** Calls a listener when the cart changed in another tab; returns a function that unsubscribes. */
  readonly hear: (listener: () => void) => () => void;
}

/** The part of `BroadcastChannel` that is used. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

const CHANGED = 'changed';

/**
 * Tabs share a visitor and therefore a cart. A message says only that the cart changed: the receiving tab reads the
 * cart again, so the order of messages does not matter. A channel never delivers a message to its own tab.
 */
export const createCartChannel = (channel: Channel = new BroadcastChannel('vitrine.cart')): CartChannel => ({
  tell: () => channel.postMessage(CHANGED),
  hear: (listener) => {
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      if (data === CHANGED) listener();
    };
    channel.addEventListener('message', onMessage);
    return () => channel.removeEventListener('message', onMessage);
  },
});

/** Whether a query or mutation key belongs to the visitor's cart. */
export const isAboutCart = (key: readonly unknown[] | undefined): boolean =>
  key?.some((part) => part === 'cart' || (typeof part === 'string' && part.includes('CurrentCart'))) ?? false;

/** Tells the other tabs whenever the edits of this tab have settled. */
export const shareEdits = (
  cart: Pick<CartState, 'getSnapshot' | 'subscribe'>,
  cartChannel: CartChannel,
): void => {
  let wasPending = cart.getSnapshot().pending;
  cart.subscribe(() => {
    const { pending } = cart.getSnapshot();
    if (wasPending && !pending) cartChannel.tell();
    wasPending = pending;
  });
};
