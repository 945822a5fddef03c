import { useMemo } from 'react';
import { createOrderWatch, type OrderWatch, type OrderWatchOptions } from '../tickets/order-watch.ts';
import type { OrderState } from '../tickets/order-types.ts';
import { clientOf, useCache } from './binding.ts';
import { useObservable } from './use-observable.ts';

/** Result of {@link useOrder}. */
export interface UsedOrder extends Pick<OrderWatch, 'refresh'> {
  readonly state: OrderState;
}

/**
 * Waits for the tickets of an order, and returns each state in between. The order is read while the component is
 * mounted; a server renders `loading`.
 */
export const useOrder = (options: OrderWatchOptions): UsedOrder => {
  const client = clientOf(useCache());
  const { eventId, orderNumber, limit, pace, slowPace, time } = options;
  const watch = useMemo(
    () => createOrderWatch(client, { eventId, orderNumber, limit, pace, slowPace, time }),
    [client, eventId, orderNumber, limit, pace, slowPace, time],
  );
  return { state: useObservable(watch), refresh: watch.refresh };
};
