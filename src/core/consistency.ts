import type { Layer } from './types.ts';

/** Header with the platform's mark of the latest write, which a read must include to see that write. */
export const CONSISTENCY = 'x-wix-consistent';

/**
 * Keeps the latest consistency mark of the platform, and sends it with every later call of the same client, so that
 * reads see the client's own writes. Token requests are sent without it. If the caller sets the header to `null`, the
 * call is sent without it too.
 */
export const consistency = (): Layer => {
  let latest: string | null = null;
  return (next) => async (request) => {
    const { headers, options, facts } = request;
    if (latest && facts.service !== 'oauth2' && options.headers?.[CONSISTENCY] !== null)
      headers[CONSISTENCY] = latest;
    const answer = await next(request);
    latest = answer.response.headers.get(CONSISTENCY) ?? latest;
    return answer;
  };
};
