import { memberAt } from '../core/json.ts';

/**
 * Mark of content in a data cache: the lineage of the identity that read it. The lineage is a random number, which is no
 * secret and leads to no member. Null: read by a client without a session. Undefined: unknown.
 *
 * The mark is a member of the state of a query or mutation, because React Query keeps the whole state wherever it writes one:
 * in `dehydrate`, in persisted caches, in messages between tabs.
 */
export type Mark = number | null | undefined;

export const markIn = (state: unknown): Mark => {
  const mark = memberAt(state, 'lineage');
  return typeof mark === 'number' || mark === null ? mark : undefined;
};

/** A copy of a state with a mark. */
export const marked = <State extends object>(state: State, lineage: Mark): State => ({ ...state, lineage });

/** The identity to which a data cache belongs. */
export interface Identified {
  /** Mark of the content that the present identity reads; undefined without an identity. */
  readonly mark: () => Mark;
  /** Whether content with this key and mark may belong to another person. */
  readonly isForeign: (key: readonly unknown[], mark: Mark) => boolean;
}
