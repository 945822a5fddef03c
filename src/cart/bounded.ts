import { TimeoutError } from '../core/errors/index.ts';

/** The default limit of a whole call, in milliseconds. */
const LIMIT = 60_000;

/**
 * The result of a read that the program makes itself, and that may have no limit of its own: edits wait for it.
 * @throws TimeoutError after {@link LIMIT}.
 */
export const bounded = async <Result>(reading: Promise<Result>): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    const error = new TimeoutError(`No answer within ${LIMIT} ms.`, { timeoutMs: LIMIT, retryable: 'yes' });
    timer = setTimeout(() => reject(error), LIMIT);
  });
  try {
    return await Promise.race([reading, end]);
  } finally {
    clearTimeout(timer);
  }
};
