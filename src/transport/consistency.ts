import type { Layer } from './types.ts';

const HEADER = 'x-wix-consistent';

/** What the platform says about how fresh a read must be is sent along on every later call of the same client. */
export const consistency = (): Layer => {
  let latest: string | null = null;
  const learn = (response: Response): Response => {
    latest = response.headers.get(HEADER) ?? latest;
    return response;
  };
  return (next) => (request) => {
    if (latest) request.headers[HEADER] = latest;
    return next(request).then(learn);
  };
};
