import { defineMiddleware } from 'astro:middleware';
import { requestCookies } from 'vitrine';
import { cookie, openSite } from './site';

/** Makes the client of one request, and sends its session with the response, even if the page fails. */
export const onRequest = defineMiddleware(async ({ request, locals }, next) => {
  const session = requestCookies(request, cookie);
  locals.site = openSite(session);
  try {
    const answer = await next();
    // A copy: the headers of an answer such as `Response.redirect()` cannot be changed.
    const response = new Response(answer.body, answer);
    // The page contains this visitor's cart.
    response.headers.set('cache-control', 'private, no-store');
    return session.applyTo(response);
  } catch (error) {
    console.error(error);
    return session.applyTo(new Response('The shop does not answer.', { status: 502 }));
  } finally {
    locals.site.client.session.dispose();
  }
});
