import { createServer, type Server } from 'node:http';
import { requestCookies } from 'vitrine';
import { clientFor, page, type ShopOptions, type Site } from './shop.ts';

/** The response of a route: a status and a text, or an address to go to. */
type Route = (site: Site) => Promise<{ status: number; text: string; headers?: Record<string, string> }>;

const routes: Record<string, Route> = {
  'GET /': async (site) => ({ status: 200, text: await page(site) }),
  'GET /who': async ({ session }) => {
    await session.getTokens();
    return { status: 200, text: `${session.getSnapshot().role}` };
  },
  'POST /sign-out': async (site) => {
    await site.session.signOut();
    return { status: 303, text: '', headers: { location: '/' } };
  },
};
const unknown: Route = async () => ({ status: 404, text: 'Not found' });

/** The same shop without a framework. */
export const shop = (options: ShopOptions): Server =>
  createServer((request, response) => {
    const cookies = requestCookies(request, {
      secure: options.secure,
    });
    const site = clientFor(options, cookies);
    const route = routes[`${request.method} ${request.url}`] ?? unknown;
    void route(site)
      .catch(() => ({ status: 502, text: 'The shop does not answer.', headers: {} }))
      .then(({ status, text, headers }) => {
        site.session.dispose();
        // Last, when the tokens no longer change.
        cookies.applyTo(response);
        response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(text);
      });
  });
