import { useEffect, useMemo, useState } from 'react';
import type { Product } from '../../generated/catalog-v1/types.ts';
import {
  createProductOptions,
  type ProductOptions,
  type ProductOptionsSetup,
} from '../catalog/product-options.ts';
import type { ProductOptionsState } from '../catalog/types.ts';
import { clientOf, useCache } from './binding.ts';
import { useObservable } from './use-observable.ts';

/** State of the choices, and the functions that change them. */
export type ProductOptionsResult = ProductOptionsState & Omit<ProductOptions, 'getSnapshot' | 'subscribe'>;

/**
 * The choices of one product: the available choices, the missing choices, and the variant of the present choices. For
 * another product (by its id) the choices start empty; for a newer version of the same product they are kept. The setup
 * is used once for each product.
 */
export const useProductOptions = (
  product: Product,
  setup: Omit<ProductOptionsSetup, 'client'>,
): ProductOptionsResult => {
  const client = clientOf(useCache());
  const make = () => ({
    id: product.id,
    client,
    options: createProductOptions(product, { ...setup, client }),
  });
  const [kept, keep] = useState(make);
  let room = kept;
  if (kept.id !== product.id || kept.client !== client) {
    room = make();
    keep(room);
  }
  const { options } = room;
  useEffect(() => options.update(product), [options, product]);
  const state = useObservable(options);
  return useMemo(() => {
    const { getSnapshot: _, subscribe: __, ...actions } = options;
    return { ...state, ...actions };
  }, [options, state]);
};
