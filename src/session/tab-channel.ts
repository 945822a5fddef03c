/** Tells all tabs of the origin that something changed, not what: nothing secret goes through a channel. */
export const notifyTabs = (name: string): void => {
  try {
    const channel = new BroadcastChannel(name);
    channel.postMessage(0);
    channel.close();
  } catch {
    // Without channels the other tabs find out with their next call.
  }
};

/**
 * Hears when another tab, or another client in this one, has told of a change; also when the page comes back from the
 * back/forward cache, where it could not hear. Returns how to stop.
 */
export const watchTabs = (name: string, listener: () => void): (() => void) => {
  const stops: (() => void)[] = [];
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = () => listener();
    // In Node a channel would keep the process alive.
    (channel as { unref?: () => void }).unref?.();
    stops.push(() => channel.close());
  } catch {
    // Channels are missing in old browsers and in some sandboxed frames.
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
