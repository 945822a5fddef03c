import { createSandbox } from '../../../sandbox/create-sandbox.ts';
import type { SandboxOptions } from '../../../sandbox/control/sandbox.ts';
import { CLIENT_ID } from '../../../sandbox/testing/shopper.ts';
import { createClient } from '../../core/client.ts';
import { oauth } from '../../session/oauth.ts';
import type { CatalogBackend, ProductsRequest } from '../backend.ts';
import type { CatalogProduct, ListedProduct } from '../model.ts';

let shops = 0;

/** A shop with its visitor, and the paths of the requests without those for tokens. */
export const openShop = (options: SandboxOptions = {}, name = `shop-${++shops}`) => {
  const sandbox = createSandbox({ onWarning: () => undefined, ...options });
  const sent: string[] = [];
  /** Changes a response, by its path. */
  const changes = new Map<string, (body: string) => string>();
  // A server keeps the version of a site for the whole process, by the host and the client id.
  const host = `http://${name}.test`;
  const open = () =>
    createClient({
      auth: oauth({ clientId: CLIENT_ID }),
      host,
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
    host,
    client: open(),
    /** Another client of the same site, as a server has one for each request. */
    open,
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
