import type { World } from '../../../engine/context.ts';
import type { MediaRecord } from '../../../records/state.ts';
import { imageView, isVideo, mediumUrl } from '../media-view.ts';
import type { Parts } from './parts.ts';

/**
 * A medium as the newer catalog shows it: an image has no address beside it, no alternative text, and the upload has the
 * id of the file (R722). A tidy catalog also has texts and address.
 */
export const mediumView = (world: World, medium: MediaRecord, parts?: Parts) => {
  const url = mediumUrl(world, medium);
  const { altText, ...image } = imageView(world, medium);
  const { width, height } = image;
  const video = isVideo(medium);
  const isTidy = world.state.settings.catalogRecords === 'tidy';
  return {
    id: medium.id,
    ...((video || isTidy) && { url }),
    uploadId: medium.id,
    mediaType: video ? ('VIDEO' as const) : ('IMAGE' as const),
    ...(isTidy && altText !== '' && { altText, displayName: altText.slice(0, 80) }),
    ...(video ? { video: { id: medium.id } } : { image: { ...image, ...(isTidy && { altText }) } }),
    ...(parts?.has('THUMBNAIL') && {
      thumbnail: { url, width: Math.round(width / 10), height: Math.round(height / 10) },
    }),
  };
};

/** The media of a product: the main one always, all of them on request (R432). */
export const productMediaView = (world: World, media: readonly MediaRecord[], parts: Parts) => {
  const [main] = media;
  return {
    ...(main && { main: mediumView(world, main, parts) }),
    ...(parts.has('MEDIA_ITEMS_INFO') && {
      itemsInfo: { items: media.slice(0, 50).map((medium) => mediumView(world, medium, parts)) },
    }),
  };
};
