import type { Layer } from './types.ts';

const HEADER = 'x-wix-consistent';

/** What the platform says about how fresh a read must be is sent along on every later call of the same client. */
export const consistency = (): Layer => {
  let latest: string | null = null;
  return (next) => async (request) => {
    if (latest) request.headers[HEADER] = latest;
    const response = await next(request);
    latest = response.headers.get(HEADER) ?? latest;
    return response;
  };
};
