import type { SessionSnapshot } from 'vitrine';
import type { cartLines, products } from './shop.ts';

interface Shown {
  readonly products: Awaited<ReturnType<typeof products>>;
  readonly lines: Awaited<ReturnType<typeof cartLines>>;
  readonly added: string;
  readonly role: SessionSnapshot['role'];
}

/** The whole shop as one page without scripts. */
export const page = ({ products, lines, added, role }: Shown): string => `<!doctype html>
<html lang="en">
  <title>Shop</title>
  <h1>Shop</h1>
  <p id="session">${role}</p>
  <p id="added">${safe(added)}</p>
  <form method="post" action="/cart">
    ${products.map(({ id, name }) => `<button name="product" value="${safe(id)}">Add ${safe(name)}</button>`).join(' ')}
  </form>
  <ul id="cart">
    ${lines.map(({ quantity, productName }) => `<li>${quantity} x ${safe(productName?.translated ?? productName?.original ?? '')}</li>`).join('')}
  </ul>
  <form method="post" action="/sign-out"><button>Forget me</button></form>
</html>`;

const safe = (text = ''): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
