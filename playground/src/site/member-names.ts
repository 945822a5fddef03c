import type { IdentityId } from './identities.ts';
import { createStore } from '../lib/store.ts';

const KEY = 'vitrine.names';

type Names = Partial<Record<IdentityId, string>>;

const remembered = (): Names => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return Object(stored) as Names;
  } catch {
    return {};
  }
};

/** Names of the members that signed in by hand, by identity. */
export const knownName = createStore<Names>(remembered());
