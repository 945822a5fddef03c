import { entryOf, memberOf } from '../core/json.ts';
import { getCatalogVersion } from '../../generated/catalog-version/operations.ts';
import { isApiError, isVitrineError } from '../core/errors/index.ts';
import { tabMemory } from '../core/tab-memory.ts';
import type { CallClient } from '../core/types.ts';
import type { CatalogCall } from './backend.ts';

/** The catalogs that a site can have: one of them at a time. */
export type CatalogFamily = 'v1' | 'v3';

/** Shortest time between two questions that doubtful responses cause, in ms. A question without an answer does not count. */
const ASK_AGAIN = 60_000;

const answered: Readonly<Record<string, CatalogFamily>> = { V1_CATALOG: 'v1', V3_CATALOG: 'v3' };

const refusals: Readonly<Record<string, CatalogFamily>> = {
  CATALOG_V1_SITE_CALLING_CATALOG_V3_API: 'v1',
  CATALOG_V1_CALLING_CATALOG_V3_API: 'v1',
  CATALOG_V3_CALLING_CATALOG_V1_API: 'v3',
};

/** The catalog that a site has according to the error of a call; undefined if the error does not say it. */
export const familyToldBy = (error: unknown): CatalogFamily | undefined =>
  isApiError(error) ? entryOf(refusals, error.code) : undefined;

/** The catalog of one site. */
export interface SiteVersion {
  /** The catalog of the site: the known one, or the answer of the platform, which is asked once. */
  current(call: CatalogCall): Promise<CatalogFamily>;
  /** Sets the catalog that a response has told. */
  learn(family: CatalogFamily): void;
  /** Asks the platform again, at most once a minute, because a response of the first catalog looks incomplete. */
  doubt(call: CatalogCall): Promise<CatalogFamily>;
}

/**
 * Creates the memory of the catalog that the site of a client has. If the platform rejects the question, the last known
 * catalog counts, otherwise `assumed`, and this client asks again only for a doubtful response. After a failure without a rejection, the next
 * call asks again.
 *
 * | Event                                | Known afterwards                     | Kept for a reload |
 * | ------------------------------------ | ------------------------------------ | ----------------- |
 * | the platform answers the question    | its answer                           | the newer one     |
 * | the site has no store                | the last known one, or `assumed`     | no                |
 * | a call is rejected with a 428        | the catalog that the code names      | the newer one     |
 * | the platform rejects the question    | the last known one, or `assumed`     | no                |
 * | the question gets no response        | nothing new                          | no                |
 *
 * A site never moves back to the first catalog. Only the newer one is kept, so a reload notices that a site has moved.
 */
export const createSiteVersion = (client: CallClient, assumed: CatalogFamily): SiteVersion => {
  const memory = tabMemory('catalog', client);
  const kept = memory.read();
  let known: CatalogFamily | undefined = kept === 'v3' ? kept : undefined;
  let asking: Promise<CatalogFamily> | undefined;
  let [answeredAt, doubtedAt] = [-Infinity, -Infinity];

  const learn = (family: CatalogFamily): void => {
    known = family;
    if (family === 'v3') memory.write(family);
  };
  const ask = async ({ client: asked, headers, cache }: CatalogCall): Promise<CatalogFamily> => {
    try {
      const answer = await getCatalogVersion({ client: asked, headers, cache });
      learn(entryOf(answered, memberOf(answer, 'catalogVersion') as string | undefined) ?? known ?? assumed);
      answeredAt = performance.now();
    } catch (error) {
      if (!isVitrineError(error)) throw error;
      if (isApiError(error) && error.retryable === 'no') {
        known ??= assumed;
        answeredAt = performance.now();
      }
    } finally {
      asking = undefined;
    }
    return known ?? assumed;
  };
  // All callers share one question, so the signal of one of them must not abort it.
  const askOnce = (call: CatalogCall): Promise<CatalogFamily> => (asking ??= ask(call));

  return {
    current: (call) => (known ? Promise.resolve(known) : askOnce(call)),
    learn,
    doubt: async (call) => {
      if (known && performance.now() - doubtedAt < ASK_AGAIN) return known;
      const before = answeredAt;
      const family = await askOnce(call);
      // Without an answer, the next doubtful response asks again.
      if (answeredAt !== before) doubtedAt = answeredAt;
      return family;
    },
  };
};
