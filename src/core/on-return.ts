const returns = [
  ['document', 'visibilitychange'],
  ['window', 'pageshow'],
  ['window', 'online'],
] as const;

/** Whether an event brings the person back. A page that is being opened has read everything already. */
const isReturn = (event: Event): boolean =>
  globalThis.document?.visibilityState !== 'hidden' &&
  globalThis.navigator?.onLine !== false &&
  (event.type !== 'pageshow' || (event as PageTransitionEvent).persisted);

/**
 * Calls the listener when the person comes back to the page: it becomes visible, the browser restores it from its history,
 * or it is online again. What it shows may be stale then. One return may have several of these events.
 * Returns the function that removes the listener. Without a page it does nothing.
 */
export const onReturn = (listener: () => void): (() => void) => {
  const heard = (event: Event): void => {
    if (isReturn(event)) listener();
  };
  // React Native has a window without these functions.
  const targets = returns.map(
    ([name, event]) => [globalThis[name] as Partial<EventTarget> | undefined, event] as const,
  );
  for (const [target, event] of targets) target?.addEventListener?.(event, heard);
  return () => {
    for (const [target, event] of targets) target?.removeEventListener?.(event, heard);
  };
};
