import { ownValue } from '../../engine/values/objects.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../media/frame.ts';
import type { MediaRecord, PictureRecord, ProductRecord, VariantRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';

const videos = new Set(['mp4', 'webm', 'mov', 'm4v']);

/** The address of a medium. Pictures that the sandbox draws have the origin of the request. */
export const mediumUrl = ({ origin }: World, medium: MediaRecord): string =>
  'url' in medium ? medium.url : `${origin}/media/${encodeURIComponent(medium.id)}`;

const formatOf = (medium: MediaRecord): string =>
  'url' in medium ? (/\.([a-z\d]{2,5})(?:[?#]|$)/i.exec(medium.url)?.[1]?.toLowerCase() ?? '') : 'svg';

/** Whether a medium is a video, by the end of its address. */
export const isVideo = (medium: MediaRecord): boolean => videos.has(formatOf(medium));

/** The size of a medium. A medium at another address is never fetched, so its size is 0. */
const sizeOf = (medium: MediaRecord) =>
  'url' in medium ? { width: 0, height: 0 } : { width: PICTURE_WIDTH, height: PICTURE_HEIGHT };

const mediaItem = (world: World, medium: MediaRecord) => {
  const { width, height } = sizeOf(medium);
  const format = formatOf(medium);
  const file = {
    url: mediumUrl(world, medium),
    width,
    height,
    ...(format !== '' && { format }),
    altText: medium.altText,
  };
  const head = { id: medium.id, title: medium.altText };
  if (isVideo(medium))
    return { ...head, mediaType: 'video' as const, video: { files: [file], stillFrameMediaId: '' } };
  return {
    ...head,
    mediaType: 'image' as const,
    image: file,
    thumbnail: { ...file, width: width / 10, height: height / 10 },
  };
};

/** The media of a product, collection or choice; the first one is the main medium. */
export const mediaView = (world: World, media: readonly MediaRecord[]) => {
  const items = media.map((medium) => mediaItem(world, medium));
  const [mainMedia] = items;
  return { ...(mainMedia && { mainMedia }), items };
};

/** A picture as cart lines and store variants show it. */
export const imageView = (world: World, medium: MediaRecord) => ({
  id: medium.id,
  url: mediumUrl(world, medium),
  ...sizeOf(medium),
  altText: medium.altText,
  filename: medium.id,
});

/** Whether a medium belongs to one of the chosen values (R108). A medium without a choice does not. */
export const belongsTo = ({ choice }: MediaRecord, chosen: Readonly<Record<string, string>>): boolean =>
  choice !== undefined && choice.descriptions.includes(ownValue(chosen, choice.option) ?? '');

/** The picture of a variant: one of its choices, otherwise the first picture. */
export const pictureOf = (product: ProductRecord, variant: VariantRecord): MediaRecord | undefined => {
  const images = product.pictures.filter((medium) => !isVideo(medium));
  return images.find((medium) => belongsTo(medium, variant.choices)) ?? images[0];
};

/** A drawn placeholder for an unknown file. */
export const placeholder = (id: string): PictureRecord => ({
  id,
  altText: id,
  shape: 'none',
  palette: 0,
  view: 0,
});
