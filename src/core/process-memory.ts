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
