import { createRequestHandler, defaultStreamHandler } from '@tanstack/react-router/ssr/server';
import { requestCookies } from 'vitrine';
import { routerOf } from './router.tsx';
import { openSite, type SiteOptions } from './site.ts';

export interface HandlerOptions extends SiteOptions {
  /** False only for development on a plain address. */
  readonly secure?: boolean;
}

/** A shop on TanStack Router, for any server that speaks Fetch: what is ready is sent, and the rest follows. */
export const routerHandler =
  ({ secure, ...options }: HandlerOptions) =>
  async (request: Request): Promise<Response> => {
    // The page goes on with the same cookie, so that its scripts must be able to read it.
    const cookies = requestCookies(request, { secure, httpOnly: false });
    const site = openSite(options, cookies);
    const createRouter = () => routerOf(site);
    const response = await createRequestHandler({ request, createRouter })(defaultStreamHandler);
    response.headers.set('cache-control', 'private, no-store');
    // When the head goes out the loaders have their tokens.
    return cookies.applyTo(response);
  };
