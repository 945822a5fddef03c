import type { World } from '../engine/context.ts';
import type { MediaRecord, PictureRecord, SandboxState } from '../records/state.ts';
import { json, type SandboxResponse } from '../engine/wire.ts';
import { drawPicture } from './draw.ts';

const stores = new WeakMap<object, ReadonlyMap<string, MediaRecord>>();

/** The media of the catalog and the events by their file names. */
const allMedia = ({ products, collections, events }: SandboxState): ReadonlyMap<string, MediaRecord> => {
  const all = [
    ...products.flatMap((product) => product.pictures),
    ...collections.flatMap(({ picture }) => picture ?? []),
    ...Object.values(events).flatMap(({ picture }) => picture ?? []),
  ];
  return new Map(all.map((medium) => [medium.id, medium]));
};

/**
 * A medium by its file name. An unknown name leads to a new search, because media may have been added. A medium that
 * was removed from its product is still found.
 */
export const mediumById = ({ state }: World, id: string): MediaRecord | undefined => {
  const known = stores.get(state.products);
  const medium = known?.get(id);
  if (medium) return medium;
  const all = new Map([...(known ?? []), ...allMedia(state)]);
  stores.set(state.products, all);
  return all.get(id);
};

/** A generated picture by its file name. */
const pictureById = (world: World, id: string): PictureRecord | undefined => {
  const medium = mediumById(world, id);
  return medium && 'shape' in medium ? medium : undefined;
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A generated picture under /media; undefined for any other path. */
export const pictureResponse = (world: World, path: string): SandboxResponse | undefined => {
  if (!path.startsWith('/media/')) return undefined;
  const picture = pictureById(world, decoded(path.slice('/media/'.length)));
  if (!picture) return json(404, { message: 'No such picture', details: {} });
  return {
    status: 200,
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    },
    body: drawPicture(picture),
  };
};
