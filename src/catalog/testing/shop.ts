import { createSandbox } from '../../../sandbox/create-sandbox.ts';
import type { SandboxOptions } from '../../../sandbox/control/sandbox.ts';
import { CLIENT_ID } from '../../../sandbox/testing/shopper.ts';
import { createClient } from '../../core/client.ts';
import { oauth } from '../../session/oauth.ts';
import type { CatalogBackend, ProductsRequest } from '../backend.ts';
import type { CatalogProduct, ListedProduct } from '../model.ts';

/** A shop with its visitor, and the paths of the requests without those for tokens. */
export const openShop = (options: SandboxOptions = {}) => {
  const sandbox = createSandbox({ onWarning: () => undefined, ...options });
  const sent: string[] = [];
  /** Changes a response, by its path. */
  const changes = new Map<string, (body: string) => string>();
  const client = createClient({
    auth: oauth({ clientId: CLIENT_ID }),
    host: 'http://sandbox.test',
    fetch: async (url, init) => {
      const { pathname } = new URL(url);
      if (!pathname.endsWith('/token')) sent.push(pathname);
      const response = await sandbox.fetch(new Request(url, init));
      const change = [...changes].find(([end]) => pathname.endsWith(end))?.[1];
      return change ? new Response(change(await response.text()), response) : response;
    },
  });
  return {
    sandbox,
    client,
    sent,
    changes,
    /** How many requests went to a path with this end. */
    asked: (end: string) => sent.filter((path) => path.endsWith(end)).length,
  };
};

/** A shop as {@link openShop} opens it. */
export type Shop = ReturnType<typeof openShop>;

/** All products of a list, page by page; stops after 20 pages. */
export const readAll = async (
  backend: CatalogBackend,
  { client }: Shop,
  request: ProductsRequest = {},
): Promise<ListedProduct[]> => {
  const found: ListedProduct[] = [];
  let page: string | undefined;
  for (let count = 0; count < 20; count++) {
    const { products, next } = await backend.products({ ...request, page }, { client });
    found.push(...products);
    if (next === undefined) return found;
    page = next;
  }
  throw new Error('The list does not end');
};

/** A product by its slug. */
export const readOne = async (
  backend: CatalogBackend,
  { client }: Shop,
  slug: string,
): Promise<CatalogProduct> => {
  const product = await backend.product({ slug }, { client });
  if (!product) throw new Error(`There is no ${slug}`);
  return product;
};
