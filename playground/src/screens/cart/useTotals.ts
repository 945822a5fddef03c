import type { EstimateTotalsRequest, EstimateTotalsResponse } from 'vitrine/carts';
import { useEstimateCurrentCartTotals } from 'vitrine/react/carts';
import type { CartView } from '../../app/useCart.ts';

export interface Totals {
  readonly data: EstimateTotalsResponse | undefined;
  /** Whether a change is on its way that the amounts do not hold yet. */
  readonly stale: boolean;
  readonly error: string | undefined;
  readonly retry: () => void;
}

/** What the platform says the cart costs. Nothing is added up here. */
export const useTotals = ({ lines, updating }: CartView, request: EstimateTotalsRequest): Totals => {
  const { data, error, isFetching, refetch } = useEstimateCurrentCartTotals(request, {
    query: {
      enabled: lines.length > 0,
      placeholderData: (earlier) => earlier,
      refetchOnWindowFocus: 'always', // as the cart that they belong to
    },
  });
  return { data, stale: updating || isFetching, error: error?.message, retry: () => void refetch() };
};
