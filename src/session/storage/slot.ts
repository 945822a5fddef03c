import type { Tokens } from '../../core/identity/tokens.ts';
import { isSame } from '../tokens.ts';

/**
 * The state of one key of an asynchronous store: the tokens in memory, and their relation to the store.
 *
 * | `unsaved`   | case                                          | at the next read of the store                            |
 * |-------------|-----------------------------------------------|----------------------------------------------------------|
 * | `nothing`   | the store has the tokens in memory, or newer  | the stored tokens are taken over                         |
 * | `renewal`   | a renewal could not be stored                 | if the store still has tokens from before the renewal,   |
 * |             |                                               | it is stored; otherwise the stored tokens are taken over |
 * | `overwrite` | a sign-in or sign-out could not be stored     | it is stored, over any contents                          |
 *
 * A renewal must not overwrite unknown contents: a page that could not read the store would put the tokens of a new visitor
 * over the session of a member. A sign-in or sign-out must: the person asked for it.
 */
export interface Slot {
  /** The latest tokens, stored or not. */
  tokens: Tokens | undefined;
  /** The contents of the store when it was last read or written; undefined if it never answered. */
  known: Tokens | undefined;
  /** The kind of change that is only in memory, not in the store. */
  unsaved: 'nothing' | 'renewal' | 'overwrite';
  /** Increases with each change. An answer that was requested at an earlier version is stale, and is discarded. */
  version: number;
}

/** Notes that the store has the tokens `found`, and takes them over, unless an unsaved renewal is newer. */
export const applyReading = (slot: Slot, found: Tokens | undefined): void => {
  const lagsBehind = isSame(slot.known, found) || isOlder(found, slot.tokens);
  slot.known = found;
  if (slot.unsaved === 'renewal' && lagsBehind && !isSame(found, slot.tokens)) return;
  slot.tokens = found;
  slot.unsaved = 'nothing';
};

/** Whether `one` belongs to the same identity as `other` and is older. */
const isOlder = (one: Tokens | undefined, other: Tokens | undefined): boolean =>
  one?.lineage !== undefined &&
  one.lineage === other?.lineage &&
  one.accessToken.expiresAt < other.accessToken.expiresAt;
