import { Hono } from 'hono';
import { requestCookies } from 'vitrine';
import { clientFor, page, type ShopOptions, type Site } from './shop.ts';

/** A shop on any server that speaks Fetch: Node, Deno, Bun, workers at the edge. */
export const shop = (options: ShopOptions) => {
  const app = new Hono<{ Variables: { site: Site } }>();

  // Whoever handles the request takes the client from here, so that tokens renewed on the way are seen by all.
  app.use(async (context, next) => {
    const cookies = requestCookies(context.req.raw, { secure: options.secure });
    const site = clientFor(options, cookies);
    context.set('site', site);
    await next();
    site.session.dispose();
    // Last, when nothing changes the tokens any more. Nothing is added while they are as the browser knows them.
    for (const [name, value] of cookies.applyTo(new Headers()))
      context.header(name, value, { append: name === 'set-cookie' });
  });

  app.get('/', async (context) => context.text(await page(context.var.site)));

  app.get('/who', async (context) => {
    const { session } = context.var.site;
    await session.getTokens();
    const { role } = session.getSnapshot();
    return context.text(role);
  });

  app.post('/sign-out', async (context) => {
    await context.var.site.session.signOut();
    return context.redirect('/', 303);
  });

  return app;
};
