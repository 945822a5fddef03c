/**
 * Calls a listener of a program. An error that the listener throws, or with which its promise rejects, is ignored: it must
 * neither fail the call or the change that the listener hears of, nor end a Node process as an unhandled rejection.
 */
export const notify = <Heard extends readonly unknown[]>(
  listener: ((...heard: Heard) => unknown) | undefined,
  ...heard: Heard
): void => {
  try {
    const answer = listener?.(...heard);
    // The types of listeners allow async functions, and other objects with a `then`.
    if (answer !== undefined) void Promise.resolve(answer).catch(() => undefined);
  } catch {
    // Ignored, see above.
  }
};

/**
 * Calls the listeners that are subscribed now: one that removes itself and subscribes again would otherwise be called without
 * end.
 */
export const notifyAll = <Heard extends readonly unknown[]>(
  listeners: ReadonlySet<(...heard: Heard) => unknown>,
  ...heard: Heard
): void => {
  const present = [...listeners];
  for (const listener of present) notify(listener, ...heard);
};
