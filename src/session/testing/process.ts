/** Forgets what all clients of this process share, so that a test begins like a new process. */
export const newProcess = (): void => {
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description?.startsWith('vitrine.')) Reflect.deleteProperty(globalThis, key);
};
