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
  const stops: (() => void)[] = [];
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = () => listener();
    // In Node an open channel keeps the process alive; browsers have no such method.
    (channel as { unref?: () => void }).unref?.();
    stops.push(() => channel.close());
  } catch {
    // Old browsers and some sandboxed frames have no channels.
  }
  if (typeof addEventListener === 'function') {
    const shown = (event: Event) => {
      if ((event as PageTransitionEvent).persisted) listener();
    };
    addEventListener('pageshow', shown);
    stops.push(() => removeEventListener('pageshow', shown));
  }
  return () => {
    for (const stop of stops.splice(0)) stop();
  };
};
