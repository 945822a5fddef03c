import { counting } from '../counting.ts';

const many = counting('en');

/** The owner's product catalog, collections and back-in-stock requests. */
export const ownerShop = {
  ownerShop: {
    actions: { remove: 'Remove', column: 'Actions' },
    catalog: {
      lowOnly: 'Completely or partly sold out',
      title: 'Catalog',
      lead: 'All products of the shop, including hidden ones. Press a price or a ribbon to edit it in place.',
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
      noRibbon: 'Add a ribbon',
      noCollections: 'None',
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
      change: (what: string, name: string, value: string) => `${what} of ${name}: ${value}. Change it`,
      field: (what: string, name: string) => `${what} of ${name}`,
      saved: (what: string, name: string) => `${what} of ${name} saved`,
      reducedTo: (price: string) => `${price} after the discount`,
      badPrice: 'Enter an amount such as 24.90',
      select: (name: string) => `Select ${name}`,
      selectShown: 'Select all rows shown',
      selectAll: (total: number) => many(total, { one: 'Select # product', other: 'Select all # products' }),
      selecting: 'Reading the whole list',
      selected: (count: number) => many(count, { one: '# product selected', other: '# products selected' }),
      unselect: 'Clear the selection',
      changeSelected: 'Change selected',
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
    bulk: {
      title: (count: number) => many(count, { one: 'Change # product', other: 'Change # products' }),
      property: 'Property',
      properties: { price: 'Price', cost: 'Cost', weight: 'Weight', ribbon: 'Ribbon', brand: 'Brand' },
      way: 'Change',
      ways: {
        percent: 'Raise by percent',
        amount: 'Raise by amount',
        set: 'Set to',
      },
      percent: 'Percent',
      amount: 'Amount',
      value: 'New value',
      lowerHint: 'A negative number lowers the value.',
      wholeNumbers: 'Round to whole numbers',
      batches: (sizes: readonly string[]) =>
        `A call takes at most 100 products, so this is sent in ${sizes.length} parts: ${sizes.join(' and ')}.`,
      oneBatch: 'This is one call.',
      apply: 'Apply',
      missing: 'Enter a value first',
      progress: 'Progress',
      running: (part: number, parts: number) => `Part ${part} of ${parts}`,
      done: (done: number, total: number) => `${done} of ${total} products`,
      changed: (count: number) =>
        many(count, {
          zero: 'No product was changed',
          one: '# product changed',
          other: '# products changed',
        }),
      notChanged: (count: number) =>
        many(count, { one: '# product was not changed', other: '# products were not changed' }),
      kept: 'Changed products stay changed.',
      failures: 'Not changed',
      reasons: {
        ADJUSTED_VALUE_OUT_OF_RANGE:
          'The value of the product or of one of its variants would fall below zero or grow too large',
        PRODUCT_NOT_FOUND: 'The product no longer exists',
        CALL_FAILED: 'The call for this part failed',
      } as Record<string, string>,
      unknownReason: 'The response does not give a reason',
      selectFailed: 'Select only the failed ones',
      finish: 'Done',
    },
  },
};
