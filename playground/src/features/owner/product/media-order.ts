import type { MediaItem, ProductOption } from 'vitrine/catalog-v1';
import type { MediaAssignmentToChoice } from 'vitrine/catalog-write';

/** What leads to another order of media: there is no call for it, so the end of the gallery is taken off and put back. */
export interface MediaMove {
  /** Ids to take off. */
  readonly remove: string[];
  /** Ids to put back, in the new order. */
  readonly add: string[];
  /** The choices that those media belonged to, which they lose when they are taken off. */
  readonly links: MediaAssignmentToChoice[];
}

/** Most choices whose media one call changes. */
export const LINKS_PER_CALL = 10;

/** The choices that some media belong to. */
const linksOf = (options: readonly ProductOption[], ids: readonly string[]): MediaAssignmentToChoice[] =>
  options.flatMap(({ name, choices }) =>
    choices.flatMap(({ description, media }) => {
      const mediaIds = media?.items.map(({ id }) => id).filter((id) => ids.includes(id)) ?? [];
      return mediaIds.length === 0 ? [] : [{ option: name, choice: description, mediaIds }];
    }),
  );

/** How a medium comes to another place of the gallery; undefined when it stands there already or cannot. */
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
