import { createMiddleware } from 'hono/factory';
import { createClient, oauth, requestCookies, type TokenStorage } from 'vitrine';

const clientId = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11'; // yours; the sandbox takes any GUID
const host = process.env['SITE_HOST'];
const secure = process.env['PUBLIC_ADDRESS']?.startsWith('https:');

/** A call ends after 10 seconds: a person does not wait a minute for a page. */
const openSite = (storage: TokenStorage) =>
  createClient({ host, auth: oauth({ clientId, storage }), timeout: 10_000 });

export type Site = ReturnType<typeof openSite>;

/** Makes the client of one request: two visitors never share one. The session is in a cookie that no script can read. */
export const visit = createMiddleware<{ Variables: { site: Site } }>(async (context, next) => {
  const cookies = requestCookies(context.req.raw, { secure });
  const site = openSite(cookies);
  context.set('site', site);
  try {
    await next(); // an error of the handler is a response here already
    // Last, when the tokens no longer change. Adds no cookie if the browser already has these tokens.
    cookies.applyTo(context);
  } finally {
    site.session.dispose();
  }
});
