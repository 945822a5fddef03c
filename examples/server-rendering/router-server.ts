import { createRequestHandler, defaultStreamHandler } from '@tanstack/react-router/ssr/server';
import { requestCookies } from 'vitrine';
import { routerOf } from './router.tsx';
import { openSite, type SiteOptions } from './site.ts';

export interface HandlerOptions extends SiteOptions {
  /** Set it to false only for development on an address without HTTPS. */
  readonly secure?: boolean;
}

/** A shop on TanStack Router, for any server for Fetch handlers. It sends the parts that are ready; the others follow. */
export const routerHandler =
  ({ secure, ...options }: HandlerOptions) =>
  async (request: Request): Promise<Response> => {
    // The page continues with the same cookie, so its scripts must be able to read it.
    const cookies = requestCookies(request, { secure, httpOnly: false });
    const site = openSite(options, cookies);
    const createRouter = () => routerOf(site);
    const answer = await createRequestHandler({ request, createRouter })(defaultStreamHandler);
    // A copy: the headers of a redirect may not be changed.
    const response = new Response(answer.body, answer);
    response.headers.set('cache-control', 'private, no-store');
    // The loaders have their tokens before the headers are sent.
    return cookies.applyTo(response);
  };
