import cookieParser from 'cookie-parser';
import express from 'express';
import { page } from './page.ts';
import { addOne, cartLines, products } from './shop.ts';
import { failed, visit } from './visit.ts';

const app = express();
app.use(express.urlencoded(), cookieParser());

app.get('/', async (request, response) => {
  const { site, save } = visit(request, response);
  const shown = {
    products: await products(site),
    lines: await cartLines(site),
    added: String(request.cookies['added'] ?? ''),
    role: site.session.getSnapshot().role,
  };
  response.clearCookie('added'); // the message is shown once
  save();
  // The page contains this visitor's cart.
  response.set('cache-control', 'private, no-store').send(page(shown));
});

app.post('/cart', async (request, response) => {
  const { site, save } = visit(request, response);
  const pieces = await addOne(site, String(request.body.product));
  response.cookie('added', `Pieces in your cart: ${pieces}`, { maxAge: 10_000 });
  save();
  response.redirect(303, '/');
});

app.post('/sign-out', async (request, response) => {
  const { site, save } = visit(request, response);
  await site.session.signOut();
  save();
  response.redirect(303, '/');
});

app.use(failed);

const port = Number(process.argv[2] ?? process.env['PORT'] ?? 3000);
app.listen(port, () => console.log(`The shop is open at http://localhost:${port}`));
