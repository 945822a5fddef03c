import { getQueryProductsQueryOptions } from 'vitrine/react/catalog-v1';

/** The products on the page: these need no choice of a size or a colour. */
export const shownProducts = getQueryProductsQueryOptions({
  query: { filter: { slug: { $in: ['low-carafe', 'oak-board'] } } },
});
