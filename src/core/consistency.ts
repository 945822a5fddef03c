import type { Answer, Layer } from './types.ts';

/** The header that marks how fresh a read must be. */
export const CONSISTENCY = 'x-wix-consistent';

/**
 * Remembers the mark by which the platform says how fresh a read must be, and sends it along on every later call of the
 * same client. Token requests read nothing that it is about; other calls leave it out with the header `null`.
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
