import { useQueryClient } from '@tanstack/react-query';
import type { BackInStockNotificationRequest, CatalogReference } from 'vitrine/back-in-stock';
import { useQueryProducts } from 'vitrine/react/catalog-v1';
import { itemDetailsOf, type ItemDetails } from './waiting-items.ts';

/** Milliseconds between two reads of requests whose e-mail is pending, which takes only moments. */
const LOOK_AGAIN = 1000;

/** Query options that read again soon while an e-mail is pending. */
export const whileProcessing = (requests: readonly BackInStockNotificationRequest[] = []): number | false =>
  requests.some(({ status }) => status === 'PROCESSING') ? LOOK_AGAIN : false;

/** Reads that list or count requests. */
const lists = [
  'queryBackInStockNotificationRequests',
  'getBackInStockNotificationRequestsCountByCatalogReferences',
] as const;

/** Invalidates all lists and counts of requests. */
export const useRefreshRequests = () => {
  const queries = useQueryClient();
  return () => {
    for (const operation of lists)
      void queries.invalidateQueries({ queryKey: ['vitrine', 'back-in-stock', operation] });
  };
};

/** Names and prices of the referenced items. */
export const useItemDetails = (
  references: readonly CatalogReference[],
): ((reference: CatalogReference) => ItemDetails | undefined) => {
  const ids = [...new Set(references.map(({ catalogItemId }) => catalogItemId))].toSorted().slice(0, 100);
  const { data } = useQueryProducts(
    { query: { filter: { id: { $in: ids } }, paging: { limit: 100, offset: 0 } } },
    { query: { enabled: ids.length > 0, placeholderData: (earlier) => earlier } },
  );
  return (reference) => itemDetailsOf(reference, data?.products ?? []);
};
