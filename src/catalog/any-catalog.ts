import type { Product } from '../../generated/catalog-v1/types.ts';
import { entriesOf } from '../core/parts.ts';
import type { CallClient } from '../core/types.ts';
import type { CatalogBackend, CatalogCall } from './backend.ts';
import { catalogV1, createCatalogV1 } from './catalog-v1.ts';
import { catalogV3 } from './catalog-v3.ts';
import { type CatalogFamily, createSiteVersion, familyToldBy, type SiteVersion } from './site-version.ts';

/** Options of a backend that chooses the catalog of the site. */
export interface AnyCatalogOptions {
  /** The catalog of sites that reject the question for their version. A wrong one costs one rejected call. Default `v3`. */
  readonly assumed?: CatalogFamily | undefined;
}

/** The site moved: a response of the first catalog came through the newer one. */
class Moved extends Error {}

/**
 * Whether a response of the first catalog may come from the newer one, which answers two calls of the first with less:
 * a product of the first catalog is at least in the collection of all products.
 */
const isDoubtful = (products: readonly Product[]): boolean =>
  products.every(({ collectionIds }) => entriesOf(collectionIds).length === 0);

/** Page names of a list carry the catalog that made them, because another catalog cannot continue them. */
const nameOf = (family: CatalogFamily, page: string | undefined): string | undefined =>
  page === undefined ? undefined : `${family}:${page}`;

/**
 * Creates a backend that works on sites of both catalogs. It asks each site for its version once for a client, on a server
 * once for all clients of a site. The storage of the tab keeps that a site has the newer catalog. If a site moves to the
 * newer catalog while a page is open, the call that notices it is repeated there; a list starts again with its filter, and
 * its page says `restarted`.
 */
export const createAnyCatalog = ({ assumed = 'v3' }: AnyCatalogOptions = {}): CatalogBackend => {
  const versions = new WeakMap<CallClient, SiteVersion>();
  const versionOf = (client: CallClient): SiteVersion => {
    const version = versions.get(client) ?? createSiteVersion(client, assumed);
    versions.set(client, version);
    return version;
  };
  const check = async (products: readonly Product[], call: CatalogCall): Promise<void> => {
    if (isDoubtful(products) && (await versionOf(call.client).doubt(call)) === 'v3') throw new Moved();
  };
  const backends = { v1: createCatalogV1(check), v3: catalogV3 };

  /**
   * Reads from the catalog of the site. A read that shows that the site has the other one is repeated there, once, and a
   * read whose refusal the version of the site contradicts where it was.
   */
  const read = async <Answer>(
    call: CatalogCall,
    ask: (backend: CatalogBackend, family: CatalogFamily) => Promise<Answer>,
  ): Promise<Answer> => {
    const version = versionOf(call.client);
    const family = await version.current(call);
    try {
      return await ask(backends[family], family);
    } catch (error) {
      // The version of a site that has moved was asked already.
      if (error instanceof Moved) return ask(catalogV3, 'v3');
      const told = familyToldBy(error);
      if (!told || told === family) throw error;
      const sure = await version.afterRefusal(told, call);
      if (!sure) throw error;
      return ask(sure === 'v1' ? catalogV1 : catalogV3, sure);
    }
  };

  return {
    name: 'any',
    products: ({ page, ...request }, call) =>
      read(call, async (backend, family) => {
        const restarted = page !== undefined && !page.startsWith(`${family}:`);
        const inner = restarted ? undefined : page?.slice(family.length + 1);
        const { next, ...answer } = await backend.products({ ...request, page: inner }, call);
        return { ...answer, next: nameOf(family, next), restarted };
      }),
    product: (address, call) => read(call, (backend) => backend.product(address, call)),
    categories: (call) => read(call, (backend) => backend.categories(call)),
  };
};

/** The catalog of the site, first or newer; see {@link createAnyCatalog}. A bundle includes both. */
export const anyCatalog: CatalogBackend = /* @__PURE__ */ createAnyCatalog();
