/** Tells all tabs of the origin that something changed, but not what: no secret is sent over the channel. */
export const notifyTabs = (name: string): void => {
  try {
    const channel = new BroadcastChannel(name);
    channel.postMessage(0);
    channel.close();
  } catch {
    // Without channels, the other tabs notice the change at their next call.
  }
};

/**
 * Calls the listener when another tab, or another client in this tab, announces a change. It is also called when the
 * page returns from the back/forward cache, because the page missed all announcements there. Returns the function that
 * removes the listener.
 */
export const watchTabs = (name: string, listener: () => void): (() => void) => {
  let channel: BroadcastChannel | undefined;
  try {
    channel = new BroadcastChannel(name);
    channel.onmessage = () => listener();
    // In Node an open channel keeps the process alive; browsers have no such method.
    (channel as { unref?: () => void }).unref?.();
  } catch {
    // Old browsers and some sandboxed frames have no channels.
  }
  const shown = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) listener();
  };
  // Node and workers have no such event, and Node lacks the function too.
  const page: Partial<Pick<Window, 'addEventListener' | 'removeEventListener'>> = globalThis;
  page.addEventListener?.('pageshow', shown);
  return () => {
    channel?.close();
    page.removeEventListener?.('pageshow', shown);
  };
};
