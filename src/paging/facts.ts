import { isJsonObject } from '../core/json.ts';
import { numberOf, wordsOf } from '../core/parts.ts';
import type { ItemOf, Page, PlatformFacts } from './types.ts';

/** The position of a page in the whole result. */
export interface PageFacts {
  /** Number of items on this page. */
  readonly count: number;
  /** Number of items before this page; undefined for pages by cursor. */
  readonly offset: number | undefined;
  /** Number of items in the whole result; undefined if unknown, always so with `tooManyToCount`. */
  readonly total: number | undefined;
  /** True if the platform stopped counting. */
  readonly tooManyToCount: boolean;
  /** Cursor of the next page; undefined if there is none. */
  readonly next: string | undefined;
  /** Cursor of the previous page; undefined if there is none. */
  readonly previous: string | undefined;
}

interface AnyPage extends PlatformFacts {
  readonly metadata?: PlatformFacts;
  readonly pagingMetadata?: PlatformFacts;
  readonly metaData?: PlatformFacts;
  readonly totalResults?: number;
}

/**
 * Reads the position of a page from any response that pages. A value that the response lacks is undefined.
 * With
 * `tooManyToCount` the total is undefined even if the response has a number.
 */
export const pageFacts = (page: Page): PageFacts => {
  const answer: AnyPage = page ?? {};
  const told = answer.metadata ?? answer.pagingMetadata ?? answer.metaData ?? answer;
  const { cursors } = told;
  const tooManyToCount = told.tooManyToCount === true;
  return {
    count: listOf(page)?.length ?? numberOf(told.count) ?? 0,
    offset: numberOf(told.offset),
    total: tooManyToCount ? undefined : numberOf(answer.totalResults ?? told.total),
    tooManyToCount,
    // The platform also sends an empty cursor if there is no such page.
    next: wordsOf(cursors?.next) || undefined,
    previous: wordsOf(cursors?.prev) || undefined,
  };
};

/** The items of a page: its only member that is a list; undefined if it has none, or several. */
export const listOf = <Answer extends Page>(page: Answer): readonly ItemOf<Answer>[] | undefined => {
  const lists = listsIn(page);
  return lists.length === 1 ? (lists[0] as ItemOf<Answer>[]) : undefined;
};

/** The members of a page that are lists; an answer that is no object has none. */
export const listsIn = (page: Page): readonly unknown[] =>
  isJsonObject(page) ? Object.values(page).filter((value) => Array.isArray(value)) : [];
