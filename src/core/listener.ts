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
