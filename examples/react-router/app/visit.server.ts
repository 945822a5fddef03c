import { type RequestCookies, requestCookies } from 'vitrine';
import { cookie, openSite, type Site } from './site';

/**
 * Does the work of a loader or an action with the client of its visitor. If the work throws a response or fails, the
 * response has the renewed session. A response that the work returns gets it from `session.applyTo()`.
 */
export const withSite = async <Result>(
  request: Request,
  work: (site: Site, session: RequestCookies) => Promise<Result>,
): Promise<Result> => {
  const session = requestCookies(request, cookie);
  const site = openSite(session);
  try {
    return await work(site, session);
  } catch (error) {
    if (error instanceof Response) throw session.applyTo(error);
    console.error(error);
    throw session.applyTo(new Response('The shop does not answer.', { status: 502 }));
  } finally {
    site.client.session.dispose();
  }
};
