import type { QueryClient } from '@tanstack/react-query';
import type { CartBackend } from '../cart/backend.ts';
import type { CatalogBackend } from '../catalog/backend.ts';
import type { TicketsBackend } from '../tickets/backend/types.ts';

/** The versions of the platform's services that the hooks use. */
export interface SiteBackends {
  /** The version of the cart: `cartV1`, `cartV2` or `anyCart`. Default: `cartV1`. */
  readonly cart?: CartBackend | undefined;
  /** The version of the catalog: `catalogV1`, `catalogV3` or `anyCatalog`. There is no default. */
  readonly catalog?: CatalogBackend | undefined;
  /** The version of the tickets: `ticketsV1` or `ticketsV2`. Default: `ticketsV1`. */
  readonly tickets?: TicketsBackend | undefined;
}

const known = new WeakMap<QueryClient, SiteBackends>();

/** Sets the backends of a QueryClient; members that are left out stay. */
export const setBackends = (queryClient: QueryClient, backends: SiteBackends): void => {
  known.set(queryClient, { ...known.get(queryClient), ...backends });
};

/** The backend of a QueryClient for one part of the site; undefined: its default. */
export const backendOf = <Part extends keyof SiteBackends>(
  queryClient: QueryClient,
  part: Part,
): SiteBackends[Part] => known.get(queryClient)?.[part];
