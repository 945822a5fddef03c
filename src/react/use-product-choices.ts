import { useEffect, useMemo, useState } from 'react';
import type { ProductChoicesState } from '../catalog/choices-types.ts';
import type { CatalogProduct } from '../catalog/model.ts';
import {
  createProductChoices,
  type ProductChoices,
  type ProductChoicesSetup,
} from '../catalog/product-choices.ts';
import { useObservable } from './use-observable.ts';

/** State of the choices, and the functions that change them. */
export type ProductChoicesResult = ProductChoicesState & Omit<ProductChoices, 'getSnapshot' | 'subscribe'>;

/**
 * The choices of one product of `useProduct`, on sites of both catalogs: the available choices, the missing choices, the
 * variant of the present choices and its reference for a cart. For another product (by its id) the choices start empty;
 * for a newer version of the same product they are kept. The setup is used once for each product.
 *
 * For products that the calls of `vitrine/catalog-v1` return, there is `useProductOptions`.
 */
export const useProductChoices = (
  product: CatalogProduct,
  setup: ProductChoicesSetup = {},
): ProductChoicesResult => {
  const make = () => ({ id: product.id, choices: createProductChoices(product, setup) });
  const [kept, keep] = useState(make);
  let room = kept;
  if (kept.id !== product.id) {
    room = make();
    keep(room);
  }
  const { choices } = room;
  useEffect(() => choices.update(product), [choices, product]);
  const state = useObservable(choices);
  return useMemo(() => {
    const { getSnapshot: _, subscribe: __, ...actions } = choices;
    return { ...state, ...actions };
  }, [choices, state]);
};
