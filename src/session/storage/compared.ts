import { isSame } from '../tokens.ts';
import type { AsyncStore } from './async-storage.ts';
import { tokensIn } from './stored-tokens.ts';

/**
 * Gives a store that cannot compare and store in one step a `swap` of two steps: it reads and compares first. Another tab
 * or process may write between the two steps.
 */
export const compared = ({ read, write }: Pick<AsyncStore, 'read' | 'write'>): AsyncStore => ({
  read,
  write,
  swap: async (key, old, tokens, isCurrent) => {
    const found = tokensIn(await read(key));
    // If a sign-in or sign-out happened during the read, its tokens take precedence.
    if (!isCurrent() || !isSame(found, old)) return found;
    await write(key, JSON.stringify(tokens));
    return tokens;
  },
});
