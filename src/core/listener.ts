/**
 * Calls a listener of a program. An error that the listener throws, or with which its promise rejects, is ignored: it must
 * neither fail the call or the change that the listener hears of, nor end a Node process as an unhandled rejection.
 */
export const notify = <Heard extends readonly unknown[]>(
  listener: ((...heard: Heard) => unknown) | undefined,
  ...heard: Heard
): void => {
  try {
    // Resolving also reads the `then` of an object that is no promise, such as a query builder.
    void Promise.resolve(listener?.(...heard)).catch(() => undefined);
  } catch {
    // Ignored, see above.
  }
};
