import type { ProductChanges } from 'vitrine/catalog-write';
import { useUpdateProduct } from 'vitrine/react/catalog-write';
import { toast } from '../../../lib/announcer.ts';
import { text } from '../../../text/owner.ts';

/** Saves fields of a product and confirms it. */
export const useSaveProduct = (id: string) => {
  const { mutate, isPending, error } = useUpdateProduct();
  const save = (product: ProductChanges, done: () => void, words = text.ownerProduct.saved) =>
    mutate(
      { id, data: { product } },
      {
        onSuccess: () => {
          toast(words);
          done();
        },
      },
    );
  return { saving: { busy: isPending, error }, save };
};
