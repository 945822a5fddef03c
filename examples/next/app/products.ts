import { unstable_cache } from 'next/cache';
import { anyCatalog, plainReference } from 'vitrine/state';
import { openClient } from './site';

/** The products that need no choice, read once for all visitors: they are public, so a new visitor reads them. */
export const cachedProducts = unstable_cache(
  async () => {
    const client = openClient();
    try {
      const { products } = await anyCatalog.products({ sort: 'name', pageSize: 100 }, { client });
      return products.flatMap((product) => {
        const { id, name, price } = product;
        const reference = plainReference(product); // undefined: sold out, or its page has to ask for a choice
        return reference ? [{ id, name, price: price?.now.text, reference }] : [];
      });
    } finally {
      client.session.dispose();
    }
  },
  ['products'],
  { tags: ['products'], revalidate: 300 },
);
