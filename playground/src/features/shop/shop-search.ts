/** Search parameters of the shop. Default: no filter, default order, grid. */
export interface ShopSearch {
  /** Words in the product name. */
  q?: string;
  /** Slug of a category; on sites with the first catalog, of a collection. */
  collection?: string;
  /** Minimum and maximum price, in the shop's currency. */
  min?: number;
  max?: number;
  stock?: 'in';
  sort?: Exclude<Sort, 'newest'>;
  view?: 'list';
}

export const sorts = ['newest', 'price-asc', 'price-desc', 'name'] as const;
export type Sort = (typeof sorts)[number];

const words = (value: unknown): string | undefined => {
  const trimmed = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return trimmed === '' ? undefined : trimmed.slice(0, 80);
};

const price = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
};

/** Parses the search parameters; invalid ones are dropped. */
export const parseShopSearch = (raw: Record<string, unknown>): ShopSearch => {
  const search: ShopSearch = {};
  const q = words(raw['q']);
  if (q !== undefined) search.q = q;
  const collection = words(raw['collection']);
  if (collection !== undefined) search.collection = collection;
  const [lower, upper] = [price(raw['min']), price(raw['max'])];
  // A reversed range such as 50 to 20 is read as 20 to 50.
  const swapped = lower !== undefined && upper !== undefined && lower > upper;
  const [min, max] = swapped ? [upper, lower] : [lower, upper];
  if (min !== undefined) search.min = min;
  if (max !== undefined) search.max = max;
  if (raw['stock'] === 'in') search.stock = 'in';
  const sort = sorts.find((known) => known === raw['sort']);
  if (sort !== undefined && sort !== 'newest') search.sort = sort;
  if (raw['view'] === 'list') search.view = 'list';
  return search;
};

/** Whether a search or filter is set; order and layout do not count. */
export const isNarrowed = ({ q, collection, min, max, stock }: ShopSearch): boolean =>
  [q, collection, min, max, stock].some((value) => value !== undefined);

/** The same list without search words and filters. */
export const cleared = ({ sort, view }: ShopSearch): ShopSearch => ({
  ...(sort && { sort }),
  ...(view && { view }),
});
