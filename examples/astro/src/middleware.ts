import { defineMiddleware } from 'astro:middleware';
import { requestCookies } from 'vitrine';
import { cookie, openSite } from './site';

/** Makes the client of one request, and sends its session with the response. */
export const onRequest = defineMiddleware(async ({ request, locals }, next) => {
  const session = requestCookies(request, cookie);
  locals.site = openSite(session);
  const response = await next();
  locals.site.client.session.dispose();
  // The page contains this visitor's cart.
  response.headers.set('cache-control', 'private, no-store');
  return session.applyTo(response);
});
