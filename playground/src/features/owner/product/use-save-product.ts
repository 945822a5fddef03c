import type { ProductChanges } from 'vitrine/catalog-write';
import { useUpdateProduct } from 'vitrine/react/catalog-write';
import { said } from '../../../lib/told.ts';
import { text } from '../../../text/owner.ts';

/** Saves fields of a product and confirms it. */
export const useSaveProduct = (id: string) => {
  const { mutate, isPending, error } = useUpdateProduct();
  const save = (product: ProductChanges, done: () => void) =>
    mutate({ id, data: { product } }, said(text.ownerProduct.saved, done));
  return { saving: { busy: isPending, error }, save };
};
