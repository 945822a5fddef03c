import type { World } from '../rules/context.ts';
import type { PictureRecord } from '../state.ts';
import { json, type SandboxResponse } from '../wire.ts';
import { drawPicture } from './draw.ts';

const pictures = new WeakMap<object, ReadonlyMap<string, PictureRecord>>();

/** The pictures of a catalog by their file names; looked up once for each list of products. */
const picturesOf = ({ state }: World): ReadonlyMap<string, PictureRecord> => {
  const known = pictures.get(state.products);
  if (known) return known;
  const all = [
    ...state.products.flatMap((product) => product.pictures),
    ...state.collections.map(({ picture }) => picture),
  ];
  const made = new Map(all.map((picture) => [picture.id, picture]));
  pictures.set(state.products, made);
  return made;
};

/** A generated picture under /media; undefined for any other path. */
export const pictureResponse = (world: World, path: string): SandboxResponse | undefined => {
  if (!path.startsWith('/media/')) return undefined;
  const picture = picturesOf(world).get(path.slice('/media/'.length));
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
