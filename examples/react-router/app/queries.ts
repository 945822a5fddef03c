import type { ProductsRequest } from 'vitrine/state';

/** The products on the page, for the loader and the component. */
export const shownProducts: ProductsRequest = { sort: 'name', pageSize: 100 };
