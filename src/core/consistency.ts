import type { Answer, Layer } from './types.ts';

/** Header with the platform's mark of the latest write that a read must see. */
export const CONSISTENCY = 'x-wix-consistent';

/**
 * Keeps the latest consistency mark of the platform, and sends it with every later call of the same client, so that reads
 * see the client's own writes. Token requests do not need it. A call leaves it out by setting the header to `null`.
 */
export const consistency = (): Layer => {
  let latest: string | null = null;
  const learn = (answer: Answer): Answer => {
    latest = answer.response.headers.get(CONSISTENCY) ?? latest;
    return answer;
  };
  return (next) => (request) => {
    const { headers, options, facts } = request;
    if (latest && facts.service !== 'oauth2' && options.headers?.[CONSISTENCY] !== null)
      headers[CONSISTENCY] = latest;
    return next(request).then(learn);
  };
};
