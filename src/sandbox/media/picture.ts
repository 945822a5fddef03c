import type { World } from '../rules/context.ts';
import type { PictureRecord, SandboxState } from '../state.ts';
import { json, type SandboxResponse } from '../wire.ts';
import { drawPicture } from './draw.ts';

const pictures = new WeakMap<object, ReadonlyMap<string, PictureRecord>>();

/** The drawn pictures of the catalog and the events by their file names. */
const allPictures = ({ products, collections, events }: SandboxState): ReadonlyMap<string, PictureRecord> => {
  const all = [
    ...products.flatMap((product) => product.pictures),
    ...collections.flatMap(({ picture }) => picture ?? []),
    ...Object.values(events).flatMap(({ picture }) => picture ?? []),
  ];
  return new Map(all.flatMap((picture) => ('shape' in picture ? [[picture.id, picture] as const] : [])));
};

/** A drawn picture by its file name. What is not known yet may have come since: then all are looked through again. */
export const pictureById = ({ state }: World, id: string): PictureRecord | undefined => {
  const known = pictures.get(state.products)?.get(id);
  if (known) return known;
  const made = allPictures(state);
  pictures.set(state.products, made);
  return made.get(id);
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
