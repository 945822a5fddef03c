import { queryProductsQuery } from 'vitrine/react/catalog-v1';

/** The products on the page. None of them has a size or a colour to choose. */
export const shownProducts = queryProductsQuery({
  query: { filter: { slug: { $in: ['low-carafe', 'oak-board'] } } },
});
