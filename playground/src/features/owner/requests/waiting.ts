import type {
  BackInStockNotificationRequest,
  BackInStockNotificationRequestStatus,
  CatalogReference,
} from 'vitrine/back-in-stock';
import type { Product } from 'vitrine/catalog-v1';

/** The statuses that a request can be looked up by. */
export const statuses = [
  'RECEIVED',
  'PROCESSING',
  'NOTIFICATION_SENT',
  'FAILED',
] as const satisfies readonly BackInStockNotificationRequestStatus[];

export type WaitingStatus = (typeof statuses)[number];

/** What the address of the waiting lists carries. */
export interface RequestsSearch {
  readonly status?: WaitingStatus;
}

/** Reads an address; a status that there is not is left out. */
export const parseRequestsSearch = (raw: Record<string, unknown>): RequestsSearch => {
  const status = statuses.find((known) => known === raw['status']);
  return status === undefined ? {} : { status };
};

/** The same text for references to the same item, however their members are ordered. */
export const itemKey = ({ catalogItemId, options = {} }: CatalogReference): string =>
  JSON.stringify([catalogItemId, ...Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

/** The items that somebody waits for, each once, and whose requests those are. */
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

/** What an owner reads about an item, and what the mail says about it. */
export interface ItemDetails {
  readonly name: string;
  /** In the currency of the site, as a number. */
  readonly price: number;
  readonly currency: string;
  readonly picture?: string | undefined;
}

/** The item of a reference among known products; undefined when its product is gone. */
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
