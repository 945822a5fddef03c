import { useRef, useState } from 'react';
import { isApiError } from 'vitrine';
import type { CatalogReference } from 'vitrine/carts';
import { useCreateBackInStockNotificationRequest } from 'vitrine/react/back-in-stock';
import type { CatalogProduct } from 'vitrine/state';
import { useStore } from '../../lib/use-store.ts';
import { createStore } from '../../lib/store.ts';
import { failureText } from '../../lib/failure.ts';

/** Error code while the shop collects no requests. */
const CLOSED = 'REQUEST_COLLECTION_DISABLED';

/** The requests made during this visit, and whether the shop accepts any. */
const asked = createStore<ReadonlySet<string>>(new Set());
const closed = createStore(false);

/** A request older than this many milliseconds existed before. */
const JUST_NOW = 5_000;

export type NotifyResult = 'listed' | 'already' | 'closed' | undefined;

/** Requests a back-in-stock notification. If the request exists already, the platform returns the existing one. */
export const useNotifyMe = (product: CatalogProduct) => {
  const [result, setResult] = useState<NotifyResult>();
  const [failure, setFailure] = useState<string>();
  /** The platform's time at the last response, in milliseconds since 1970. */
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
          itemDetails: { name: product.name, price: product.price?.now.amount ?? '0' },
        },
      },
      {
        onSuccess: ({ request: made }) => {
          const { id = '', createdDate } = made ?? {};
          const older = answered.current - Date.parse(createdDate ?? '') > JUST_NOW;
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
