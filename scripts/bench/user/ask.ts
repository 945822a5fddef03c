import { createClient, oauth } from 'vitrine';
import { addToCurrentCart, getCurrentCart, updateCurrentCartLineItemQuantity } from 'vitrine/carts';
import { queryProducts } from 'vitrine/catalog-v1';
import { type Answers, CLIENT_ID, type Exchange } from './answers.ts';

// `node ask.ts <address of a sandbox> <lines>`: fills the cart of a visitor with this number of lines, and
// prints exchanges with the sandbox.
const [host = '', lines = ''] = process.argv.slice(2);

let latest: Exchange | undefined;
const client = createClient({
  auth: oauth({ clientId: CLIENT_ID }),
  host,
  async fetch(url, init) {
    const response = await fetch(url, init);
    const { pathname, search } = new URL(url);
    latest = {
      method: init.method ?? 'GET',
      path: pathname + search,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? init.body : '',
      answer: await response.clone().text(),
    };
    return response;
  },
});

const exchange = (): Exchange => {
  if (!latest) throw new Error('The client has sent no request.');
  return latest;
};

const { products } = await queryProducts({ query: { paging: { limit: 100 } } }, { client });
const page = exchange();
const simple = products.filter(
  ({ productOptions, stock }) => productOptions.length === 0 && stock?.inStock === true,
);

let line = '';
for (const { id } of simple.slice(0, Number(lines))) {
  const catalogReference = { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: id };
  const { cart } = await addToCurrentCart({ lineItems: [{ quantity: 1, catalogReference }] }, { client });
  line = cart?.lineItems[0]?.id ?? '';
}
const write = async (quantity: number): Promise<Exchange> => {
  await updateCurrentCartLineItemQuantity({ lineItems: [{ id: line, quantity }] }, { client });
  return exchange();
};
const writes = [await write(2), await write(1)];
await getCurrentCart({ client });
const printed: Answers = { products: page, read: exchange(), writes };
console.log(JSON.stringify(printed));
