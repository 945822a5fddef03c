import { entryOf, memberOf } from '../core/json.ts';
import { getCatalogVersion } from '../../generated/catalog-version/operations.ts';
import { isApiError, isVitrineError } from '../core/errors/index.ts';
import { isPage } from '../core/page.ts';
import { processMemory, setBounded } from '../core/process-memory.ts';
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
  /** Asks the platform again, at most once a minute, because a response of the first catalog looks incomplete. */
  doubt(call: CatalogCall): Promise<CatalogFamily>;
  /**
   * The catalog to read from after a refusal that names another catalog than the known one; undefined if the refusal cannot
   * be believed. The platform is asked before: one wrong refusal would otherwise show another store. If the platform
   * rejects the question, the refusal counts.
   */
  afterRefusal(told: CatalogFamily, call: CatalogCall): Promise<CatalogFamily | undefined>;
}

/** The facts about one site. A server keeps them for all its clients of the site. */
interface SiteFacts {
  known: CatalogFamily | undefined;
  /** The last reply to the question; undefined if there was none. A site without a store counts as a rejection. */
  reply: 'answered' | 'rejected' | undefined;
  /** The pending question; it never rejects. */
  asking: Promise<unknown> | undefined;
  /** Number of replies. A time would not do: some clocks stand still for 100 ms. */
  replies: number;
  /** Time of the last reply to a doubt by the monotonic clock, in ms. */
  doubtedAt: number;
}

/** Maximum number of sites whose facts a server keeps; the oldest are discarded first. */
const MOST_SITES = 1_000;

/** Longest wait for the question of another call, in ms: the other request may have ended without an answer. */
const LONGEST_WAIT = 10_000;

/**
 * The facts about the site of a client. On a server, which has a client for each request, all clients with this host and
 * client id share them. In a page, each client has its own.
 */
const factsOf = (client: CallClient, kept: CatalogFamily | undefined): SiteFacts => {
  const create = (): SiteFacts => ({
    known: kept,
    reply: kept && 'answered',
    asking: undefined,
    replies: 0,
    doubtedAt: -Infinity,
  });
  const clientId = memberOf(memberOf(client, 'session'), 'clientId');
  if (isPage() || typeof clientId !== 'string') return create();
  const sites = processMemory('catalogs', () => new Map<string, SiteFacts>());
  const name = JSON.stringify([memberOf(client, 'host'), clientId]);
  const facts = sites.get(name) ?? create();
  setBounded(sites, MOST_SITES, name, facts);
  return facts;
};

/** Waits for the question of another call, but not longer than {@link LONGEST_WAIT}. */
const unlessSlow = async (asking: Promise<unknown>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slow = new Promise((resolve) => {
    timer = setTimeout(resolve, LONGEST_WAIT);
  });
  await Promise.race([asking, slow]);
  clearTimeout(timer);
};

/**
 * Creates the memory of the catalog that the site of a client has. If the platform rejects the question, the last known
 * catalog counts, otherwise `assumed`, and the client asks again only for a doubtful response. After a failure without a
 * rejection, the next call asks again.
 *
 * | Event                                          | Known afterwards                  | Kept for a reload |
 * | ---------------------------------------------- | --------------------------------- | ----------------- |
 * | the platform answers the question              | its answer                        | the newer one     |
 * | the platform rejects it, or there is no store  | the last known one, or `assumed`  | no                |
 * | the question gets no response                  | nothing new                       | no                |
 * | a call is refused with a 428, then             |                                   |                   |
 * | - the platform answers the question            | its answer, not the 428           | the newer one     |
 * | - the platform rejects the question            | the catalog that the code names   | the newer one     |
 * | - the question gets no response                | nothing new                       | no                |
 *
 * A site never moves back to the first catalog. Only the newer one is kept, so a reload notices that a site has moved.
 */
export const createSiteVersion = (client: CallClient, assumed: CatalogFamily): SiteVersion => {
  const memory = tabMemory('catalog', client);
  const kept = memory.read();
  const facts = factsOf(client, kept === 'v3' ? kept : undefined);

  const learn = (family: CatalogFamily): void => {
    facts.known = family;
    if (family === 'v3') memory.write(family);
  };
  const replied = (reply: SiteFacts['reply']): void => {
    facts.reply = reply;
    facts.replies++;
  };
  const ask = async ({ client: asked, headers, cache }: CatalogCall): Promise<void> => {
    try {
      const answer = await getCatalogVersion({ client: asked, headers, cache });
      const told = entryOf(answered, memberOf(answer, 'catalogVersion') as string | undefined);
      if (told) learn(told);
      replied(told ? 'answered' : 'rejected');
    } catch (error) {
      if (!isVitrineError(error)) throw error;
      if (isApiError(error) && error.retryable === 'no') replied('rejected');
    }
  };
  /** All callers share one question, so the signal of one of them must not abort it, nor its error reach the others. */
  const askOnce = async (call: CatalogCall): Promise<CatalogFamily> => {
    const other = facts.asking;
    if (other) await unlessSlow(other);
    if (!other || facts.asking === other) {
      const own = ask(call);
      const asking = own.catch(() => undefined);
      facts.asking = asking;
      try {
        await own;
      } finally {
        if (facts.asking === asking) facts.asking = undefined;
      }
    }
    return facts.known ?? assumed;
  };

  return {
    current: (call) => (facts.known || facts.reply ? Promise.resolve(facts.known ?? assumed) : askOnce(call)),
    doubt: async (call) => {
      if (performance.now() - facts.doubtedAt < ASK_AGAIN) return facts.known ?? assumed;
      const before = facts.replies;
      const family = await askOnce(call);
      // Without a reply, the next doubtful response asks again.
      if (facts.replies !== before) facts.doubtedAt = performance.now();
      return family;
    },
    afterRefusal: async (told, call) => {
      const wasAnswered = facts.reply === 'answered';
      if (facts.reply !== 'rejected') {
        const before = facts.replies;
        await askOnce(call);
        if (facts.replies === before) return wasAnswered ? undefined : told;
        if (facts.reply === 'answered') return facts.known;
      }
      learn(told);
      return told;
    },
  };
};
