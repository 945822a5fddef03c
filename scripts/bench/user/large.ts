import { createClient } from 'vitrine';
import { queryProducts } from 'vitrine/catalog-v1';
import { answering, answers } from './answers.ts';
import { compared, timeOf } from './measure.ts';

// Prints how many times longer a call with an answer of 1,000 products takes than a bare one.
const { products } = JSON.parse(answers().products.answer) as { products: readonly unknown[] };
const text = JSON.stringify({
  products: Array.from({ length: 1_000 }, (_, index) => products[index % products.length]),
});
const host = 'http://localhost';
const fetchProducts = answering(text);
const client = createClient({ host, fetch: fetchProducts });
const bare = timeOf(async () => (await fetchProducts(host)).json(), 4);
const ours = timeOf(() => queryProducts({}, { client }), 4);
console.log(JSON.stringify({ ...(await compared(bare, { ours }, 24)), bytes: text.length }));
