/**
 * State that all clients of a process share, also those of another copy of this package: bundlers of servers give each
 * entry of a program its own copy. Only for facts of the process that no client can know alone; see
 * decisions/no-state-in-modules.md.
 */
export const processMemory = <T>(name: string, create: () => T): T => {
  const place = globalThis as unknown as Record<symbol, T | undefined>;
  return (place[Symbol.for(`vitrine.${name}`)] ??= create());
};

/** Sets an entry of a bounded map; the oldest entry is discarded first. */
export const setBounded = <T>(map: Map<string, T>, most: number, name: string, value: T): void => {
  map.delete(name);
  map.set(name, value);
  const [oldest] = map.keys();
  if (oldest !== undefined && map.size > most) map.delete(oldest);
};

/**
 * The name of a refresh token in such a state: a digest, so that the memory never has the token as a key. Without
 * `crypto.subtle`, as on a page without HTTPS, it is the token itself, which the page has in memory anyway.
 * @param key Key of the session: the client id and the host.
 */
export const nameOfToken = async (key: string, refreshToken: string): Promise<string> => {
  const text = JSON.stringify([key, refreshToken]);
  const digest = await globalThis.crypto?.subtle?.digest('SHA-256', new TextEncoder().encode(text));
  return digest ? btoa(String.fromCharCode(...new Uint8Array(digest))) : text;
};
