import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { addOne, cartLines, products } from './shop.ts';
import { visit } from './visit.ts';

const app = new Hono();

app.get('/', visit, async (context) => {
  const { site } = context.var;
  const [shown, lines] = [await products(site), await cartLines(site)];
  const added = getCookie(context, 'added');
  deleteCookie(context, 'added'); // the message is shown once
  // The page contains this visitor's cart.
  context.header('cache-control', 'private, no-store');
  return context.html(
    html`<!doctype html>
      <html lang="en">
        <title>Shop</title>
        <body>
          <h1>Shop</h1>
          <p id="session">${site.session.getSnapshot().role}</p>
          <p id="added">${added}</p>
          <form method="post" action="/cart">
            ${shown.map(({ id, name }) => html`<button name="product" value="${id}">Add ${name}</button> `)}
          </form>
          <ul id="cart">
            ${lines.map(({ quantity, productName }) => html`<li>${quantity} x ${productName?.translated ?? productName?.original}</li>`)}
          </ul>
          <form method="post" action="/sign-out"><button>Forget me</button></form>
        </body>
      </html>`,
  );
});

app.post('/cart', visit, async (context) => {
  const { product } = await context.req.parseBody();
  if (typeof product !== 'string') return context.text('Which product?', 400);
  const pieces = await addOne(context.var.site, product);
  setCookie(context, 'added', `Pieces in your cart: ${pieces}`, { maxAge: 10 });
  return context.redirect('/', 303);
});

app.post('/sign-out', visit, async (context) => {
  await context.var.site.session.signOut();
  return context.redirect('/', 303);
});

serve({ fetch: app.fetch, port: Number(process.argv[2] ?? process.env['PORT'] ?? 3000) }, ({ port }) =>
  console.log(`The shop is open at http://localhost:${port}`),
);
