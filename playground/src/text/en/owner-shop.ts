import { counting } from '../counting.ts';

const many = counting('en');

/** The owner's product catalog. */
export const ownerShop = {
  ownerShop: {
    catalog: {
      lowOnly: 'Completely or partly sold out',
      title: 'Catalog',
      lead: 'All products of the shop, including hidden ones.',
      count: (total: number) => many(total, { one: '# product', other: '# products' }),
      collection: 'Collection',
      allCollections: 'All collections',
      table: 'Products of the shop',
      product: 'Product',
      price: 'Price',
      stock: 'Stock',
      ribbon: 'Ribbon',
      collections: 'Collections',
      hidden: 'Hidden from visitors',
      notCounted: 'In stock, not counted',
      left: (count: number) => many(count, { zero: 'Sold out', one: '# piece left', other: '# pieces left' }),
      soldOut: 'Sold out',
      someSoldOut: (count: number | undefined) =>
        count === undefined
          ? 'Some choices sold out'
          : many(count, {
              one: '# piece left, some choices sold out',
              other: '# pieces left, some choices sold out',
            }),
      reducedTo: (price: string) => `${price} after the discount`,
      create: 'New product',
      failed: 'The catalog could not be loaded',
      emptyTitle: 'No products here',
      emptyText: 'No product matches this search and collection.',
    },
    newProduct: {
      title: 'New product',
      name: 'Name',
      price: 'Price',
      note: 'A physical product. Pictures, options and stock are added afterwards.',
      create: 'Create the product',
      created: (name: string) => `${name} is in the catalog`,
      failed: 'The product was not created',
    },
  },
};
