import { onlineManager, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isCalling } from './running-calls.ts';

/**
 * Time after which a reader no longer waits for a fetch that waits for something else than a call of this page: a promise
 * that a server handed over, the network, the focus, or a storage. In milliseconds.
 */
const PATIENCE = 3_000;

const STALLED = Symbol('stalled');

/** The result of a fetch, or {@link STALLED}. A call of this page has its own time limits. */
const unlessStalled = async <Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  fetching: Promise<Data>,
): Promise<Data | typeof STALLED> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stall = new Promise<typeof STALLED>((resolve) => {
    const look = (): void => {
      timer = setTimeout(() => (isCalling(queryClient, queryKey) ? look() : resolve(STALLED)), PATIENCE);
    };
    look();
  });
  try {
    return await Promise.race([fetching, stall]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Reads through the data cache, so that a fetch in flight is shared. A fetch that makes no progress is cancelled and sent
 * again, while offline without the data cache, which would wait for the network.
 * @param send Fetches through the data cache.
 * @param direct Reads without the data cache.
 */
export const readThrough = async <Data, Result>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  send: () => Promise<Data>,
  resultOf: (data: Data) => Result | Promise<Result>,
  direct: () => Promise<Result>,
): Promise<Result> => {
  for (let attempt = 0; attempt < 2; attempt++) {
    const data = await unlessStalled(queryClient, queryKey, send());
    if (data !== STALLED) return resultOf(data);
    await queryClient.cancelQueries({ queryKey, exact: true });
    if (!onlineManager.isOnline()) break;
  }
  return direct();
};
