import { useRef, useState } from 'react';
import { isApiError } from 'vitrine';
import type { CatalogReference } from 'vitrine/carts';
import type { Product } from 'vitrine/catalog-v1';
import { useCreateBackInStockNotificationRequest } from 'vitrine/react/back-in-stock';
import { useStore } from '../../lib/use-store.ts';
import { createStore } from '../../lib/store.ts';
import { failureText } from '../../lib/failure.ts';

/** The platform's code while the shop does not collect such requests. */
const CLOSED = 'REQUEST_COLLECTION_DISABLED';

/** What this visit knows: the requests that it made, and that the shop takes none. */
const asked = createStore<ReadonlySet<string>>(new Set());
const closed = createStore(false);

/** Milliseconds after which an answered request was not made just now. */
const JUST_NOW = 5_000;

export type NotifyResult = 'listed' | 'already' | 'closed' | undefined;

/** Asks to be told when something is back. The platform answers with the request that is there already, if any (R120). */
export const useNotifyMe = (product: Product) => {
  const [result, setResult] = useState<NotifyResult>();
  const [failure, setFailure] = useState<string>();
  /** The platform's clock at the last answer, in milliseconds. */
  const answered = useRef(0);
  const isClosed = useStore(closed);
  const { mutate, isPending } = useCreateBackInStockNotificationRequest({
    request: {
      onResponse: ({ headers }) => {
        answered.current = Date.parse(headers.get('date') ?? '');
      },
    },
  });

  const ask = (email: string, catalogReference: CatalogReference) => {
    setResult(undefined);
    setFailure(undefined);
    mutate(
      {
        data: {
          request: { email, catalogReference, itemUrl: globalThis.location.href },
          itemDetails: { name: product.name, price: String(product.priceData.discountedPrice) },
        },
      },
      {
        onSuccess: ({ request: { id, createdDate } }) => {
          const older = answered.current - Date.parse(createdDate) > JUST_NOW;
          setResult(asked.get().has(id) || older ? 'already' : 'listed');
          asked.set((all) => new Set([...all, id]));
        },
        onError: (error) => {
          if (isApiError(error) && error.code === CLOSED) closed.set(true);
          else setFailure(failureText(error));
        },
      },
    );
  };
  return { ask, result: isClosed ? 'closed' : result, failure, busy: isPending } as const;
};
