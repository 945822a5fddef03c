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

/** What the member behind each identity is called, for those that signed in by hand. */
export const knownName = createStore<Names>(remembered());
