import type { ItemOf, Page } from './types.ts';

/** Where a page stands in the whole result. */
export interface PageFacts {
  /** Items on this page. */
  readonly count: number;
  /** Items left out before this page; undefined where only cursors are known. */
  readonly offset: number | undefined;
  /** Items in the whole result; undefined while that is not known, always so with `tooManyToCount`. */
  readonly total: number | undefined;
  /** True when the platform gave up counting. */
  readonly tooManyToCount: boolean;
  /** The cursors of the pages beside this one; undefined where there is none. */
  readonly next: string | undefined;
  readonly previous: string | undefined;
}

interface AnyFacts {
  readonly count?: number;
  readonly offset?: number;
  readonly total?: number;
  readonly tooManyToCount?: boolean;
  readonly cursors?: { readonly next?: string; readonly prev?: string };
}

interface AnyPage extends AnyFacts {
  readonly metadata?: AnyFacts;
  readonly pagingMetadata?: AnyFacts;
  readonly metaData?: AnyFacts;
  readonly totalResults?: number;
}

/**
 * Reads where a page stands, out of whichever form its call has. What the platform leaves open stays undefined: with
 * "too many to count" there is no total, whatever number comes along.
 */
export const pageFacts = (page: Page): PageFacts => {
  const answer: AnyPage = page;
  const told = answer.metadata ?? answer.pagingMetadata ?? answer.metaData ?? answer;
  const { tooManyToCount = false, cursors } = told;
  return {
    count: listOf(page)?.length ?? told.count ?? 0,
    offset: told.offset,
    total: tooManyToCount ? undefined : (answer.totalResults ?? told.total),
    tooManyToCount,
    // An empty cursor means none (reference: a page exists when its cursor is there and not empty).
    next: cursors?.next || undefined,
    previous: cursors?.prev || undefined,
  };
};

/** The list of a page: the one member that is a list; undefined when there is none, or more than one. */
export const listOf = <Answer extends Page>(page: Answer): readonly ItemOf<Answer>[] | undefined => {
  const lists = Object.values(page).filter((value) => Array.isArray(value));
  return lists.length === 1 ? (lists[0] as ItemOf<Answer>[]) : undefined;
};
