import type {
  BackInStockNotificationRequest,
  BackInStockNotificationRequestStatus,
  CatalogReference,
} from 'vitrine/back-in-stock';
import type { Product } from 'vitrine/catalog-v1';

/** Request statuses to filter by. */
export const statuses = [
  'RECEIVED',
  'PROCESSING',
  'NOTIFICATION_SENT',
  'FAILED',
] as const satisfies readonly BackInStockNotificationRequestStatus[];

export type WaitingStatus = (typeof statuses)[number];

/** Search parameters of the back-in-stock requests. */
export interface RequestsSearch {
  readonly status?: WaitingStatus;
}

/** Parses the search parameters; an unknown status is dropped. */
export const parseRequestsSearch = (raw: Record<string, unknown>): RequestsSearch => {
  const status = statuses.find((known) => known === raw['status']);
  return status === undefined ? {} : { status };
};

/** A key that is equal for references to the same item, whatever the order of their members. */
export const itemKey = ({ catalogItemId, options = {} }: CatalogReference): string =>
  JSON.stringify([catalogItemId, ...Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

/** The items that visitors wait for, each once, with their requests. */
export const itemsOf = (
  requests: readonly BackInStockNotificationRequest[],
): { readonly key: string; readonly reference: CatalogReference; readonly ids: string[] }[] => {
  const items = new Map<string, { key: string; reference: CatalogReference; ids: string[] }>();
  for (const { id, catalogReference } of requests) {
    const key = itemKey(catalogReference);
    const item = items.get(key) ?? { key, reference: catalogReference, ids: [] };
    item.ids.push(id);
    items.set(key, item);
  }
  return [...items.values()];
};

/** Details of an item for the owner and for the e-mail. */
export interface ItemDetails {
  readonly name: string;
  /** In the site's currency. */
  readonly price: number;
  readonly currency: string;
  readonly picture?: string | undefined;
}

/** The details of a referenced item among known products; undefined if its product was deleted. */
export const itemDetailsOf = (
  { catalogItemId, options = {} }: CatalogReference,
  products: readonly Product[],
): ItemDetails | undefined => {
  const product = products.find(({ id }) => id === catalogItemId);
  if (!product) return undefined;
  const variant = product.variants.find(({ id }) => id === options['variantId']);
  const chosen = variant?.choices ?? (Object(options['options']) as Record<string, unknown>);
  const choices = Object.values(chosen).filter((choice) => typeof choice === 'string');
  const { price, currency } = variant?.variant.priceData ?? product.priceData;
  return {
    name: [product.name, choices.join(', ')].filter(Boolean).join(' – '),
    price,
    currency,
    picture: product.media?.mainMedia?.thumbnail?.url,
  };
};
