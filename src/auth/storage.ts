import type { Tokens } from './tokens.ts';

/**
 * A place for the tokens of sessions. It never throws, and it gives the same object until something else is stored.
 * Keys carry the client id and the host, so that sessions of several clients can share one place.
 */
export interface TokenStorage {
  load(key: string): Tokens | undefined;
  /** Undefined forgets. */
  save(key: string, tokens: Tokens | undefined): void;
}

/** Keeps tokens as long as the object lives: the default, and the only place that no other script can read. */
export const memoryStorage = (): TokenStorage => {
  const kept = new Map<string, Tokens | undefined>();
  return { load: (key) => kept.get(key), save: (key, tokens) => void kept.set(key, tokens) };
};
