import type { MediaItem, ProductOption } from 'vitrine/catalog-v1';
import type { MediaAssignmentToChoice } from 'vitrine/catalog-write';

/**
 * The steps that reorder media. The platform has no call for that, so the end of the gallery is removed and added
 * again.
 */
export interface MediaMove {
  /** Ids to remove. */
  readonly remove: string[];
  /** Ids to add again, in the new order. */
  readonly add: string[];
  /** Assignments of these media to choices, which removing them deletes. */
  readonly links: MediaAssignmentToChoice[];
}

/** Maximum number of choices whose media one call changes. */
export const LINKS_PER_CALL = 10;

/** The choices that media are assigned to. */
const linksOf = (options: readonly ProductOption[], ids: readonly string[]): MediaAssignmentToChoice[] =>
  options.flatMap(({ name, choices }) =>
    (choices ?? []).flatMap(({ description = '', media }) => {
      const mediaIds = media?.items.map(({ id }) => id).filter((id) => ids.includes(id)) ?? [];
      return mediaIds.length === 0 ? [] : [{ option: name, choice: description, mediaIds }];
    }),
  );

/** The steps that move a medium within the gallery; undefined if it is already there or cannot move. */
export const moveMedium = (
  items: readonly MediaItem[],
  options: readonly ProductOption[],
  from: number,
  to: number,
): MediaMove | undefined => {
  const ids = items.map(({ id }) => id);
  const moving = ids[from];
  if (moving === undefined || from === to || ids[to] === undefined) return undefined;
  const others = ids.toSpliced(from, 1);
  const add = others.toSpliced(to, 0, moving).slice(Math.min(from, to));
  return { remove: [...add], add, links: linksOf(options, add) };
};
