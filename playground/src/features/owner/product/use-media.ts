import type { MediaItem, Product } from 'vitrine/catalog-v1';
import {
  useAddProductMedia,
  useAddProductMediaToChoices,
  useRemoveProductMedia,
} from 'vitrine/react/catalog-write';
import { LINKS_PER_CALL, moveMedium } from './media-order.ts';

/** Actions for the pictures of a product. */
export const useMedia = ({ id, media, productOptions }: Product) => {
  const items: readonly MediaItem[] = media?.items ?? [];
  const add = useAddProductMedia();
  const remove = useRemoveProductMedia();
  const link = useAddProductMediaToChoices();
  return {
    items,
    busy: add.isPending || remove.isPending || link.isPending,
    /** Adds a picture by URL, or by its id in the site's media manager. */
    add: (source: string) =>
      add.mutateAsync({
        id,
        data: { media: [/^https?:/i.test(source) ? { url: source } : { mediaId: source }] },
      }),
    remove: (mediaId: string) => remove.mutateAsync({ id, data: { mediaIds: [mediaId] } }),
    /** An empty list means all pictures. */
    removeAll: () => remove.mutateAsync({ id, data: { mediaIds: [] } }),
    move: async (place: number, to: number) => {
      const move = moveMedium(items, productOptions, place, to);
      if (!move) return;
      await remove.mutateAsync({ id, data: { mediaIds: move.remove } });
      await add.mutateAsync({ id, data: { media: move.add.map((mediaId) => ({ mediaId })) } });
      for (let from = 0; from < move.links.length; from += LINKS_PER_CALL)
        await link.mutateAsync({ id, data: { media: move.links.slice(from, from + LINKS_PER_CALL) } });
    },
  };
};
