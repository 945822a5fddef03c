import { Hono } from 'hono';
import { requestCookies } from 'vitrine';
import { clientFor, page, type ShopOptions, type Site } from './shop.ts';

/** A shop on any server for Fetch handlers: Node, Deno, Bun, workers at the edge. */
export const shop = (options: ShopOptions) => {
  const app = new Hono<{ Variables: { site: Site } }>();

  // All handlers of the request share this client, so that each of them sees renewed tokens.
  app.use(async (context, next) => {
    const cookies = requestCookies(context.req.raw, { secure: options.secure });
    const site = clientFor(options, cookies);
    context.set('site', site);
    try {
      await next(); // an error of the handler is a response here already
      // Last, when the tokens no longer change. Adds no cookie if the browser already has these tokens.
      cookies.applyTo(context);
    } finally {
      site.session.dispose();
    }
  });

  app.get('/', async (context) => context.text(await page(context.var.site)));

  app.get('/who', async (context) => {
    const { session } = context.var.site;
    await session.getTokens();
    const { role } = session.getSnapshot();
    return context.text(`${role}`);
  });

  app.post('/sign-out', async (context) => {
    await context.var.site.session.signOut();
    return context.redirect('/', 303);
  });

  return app;
};
