import { useState } from 'react';
import { createBackInStockNotificationRequest } from '../../../generated/back-in-stock/operations.ts';
import { addToCurrentCart } from '../../../generated/carts/operations.ts';
import { categoryTree, type CategoryNode } from '../../catalog/category-tree.ts';
import type { ProductsRequest, ProductsSort } from '../../catalog/backend.ts';
import type { CatalogProduct } from '../../catalog/model.ts';
import type { VitrineClient } from '../../core/client.ts';
import { useCategories, useProduct, useProductChoices, useProducts } from '../index.ts';

/** The page of a shop for tests. It names no contract family. */
export const ShopPage = ({
  client,
  request: first = {},
}: {
  client: VitrineClient;
  request?: ProductsRequest;
}) => {
  const [request, change] = useState<ProductsRequest>({ pageSize: 6, sort: 'name', total: true, ...first });
  const [slug, open] = useState<string>();
  const { products, total, hasMore, loadMore, pending, error, retry } = useProducts(request);
  const { categories } = useCategories();
  if (slug !== undefined) return <ProductPage client={client} slug={slug} />;
  return (
    <main aria-busy={pending}>
      <Menu nodes={categoryTree(categories)} choose={(category) => change({ ...request, category })} />
      <input aria-label="Search" onChange={({ target }) => change({ ...request, search: target.value })} />
      <select
        aria-label="Order"
        onChange={({ target }) => change({ ...request, sort: target.value as ProductsSort })}
      >
        <option>name</option>
        <option>price</option>
      </select>
      <p>{total ?? '?'} products</p>
      {error && <button onClick={retry}>{error.code}</button>}
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <button onClick={() => open(product.slug)}>{product.name}</button>{' '}
            {product.price?.upTo && 'from '}
            {product.price?.now.text} {product.price?.was && <s>{product.price.was.text}</s>} {product.stock}{' '}
            {product.ribbons.join(', ')}
          </li>
        ))}
      </ul>
      {hasMore && <button onClick={loadMore}>More</button>}
    </main>
  );
};

const Menu = ({ nodes, choose }: { nodes: readonly CategoryNode[]; choose: (id: string) => void }) => (
  <ul>
    {nodes.map(({ id, name, count, children }) => (
      <li key={id}>
        <button onClick={() => choose(id)}>
          {name} ({count})
        </button>
        {children.length > 0 && <Menu nodes={children} choose={choose} />}
      </li>
    ))}
  </ul>
);

const ProductPage = ({ client, slug }: { client: VitrineClient; slug: string }) => {
  const { product, notFound, error } = useProduct({ slug });
  if (notFound) return <p>Not found</p>;
  if (error) return <p>{error.code}</p>;
  return product ? <Choices client={client} product={product} /> : <p>…</p>;
};

const words: Readonly<Record<string, string>> = {
  'sold-out': 'Notify me',
  impossible: 'Not available',
  'pre-order': 'Pre-order',
};

const Choices = ({ client, product }: { client: VitrineClient; product: CatalogProduct }) => {
  const { options, modifiers, availability, missing, price, choose, modify, reference } =
    useProductChoices(product);
  const [said, say] = useState('');
  const add = async () => {
    if (availability === 'sold-out') {
      const request = { email: 'waiting@example.org', catalogReference: reference({ soldOut: true }) };
      const itemDetails = { name: product.name, price: price?.now.amount ?? '' };
      say(
        (await createBackInStockNotificationRequest({ request, itemDetails }, { client })).request?.status ??
          '',
      );
      return;
    }
    const lineItems = [{ quantity: 1, catalogReference: reference() }];
    const { cart } = await addToCurrentCart({ lineItems }, { client });
    say(`${cart?.lineItems.length} in the cart`);
  };
  return (
    <main>
      <h1>{product.name}</h1>
      <p>{price?.now.text}</p>
      {options.map(({ name, choices }) => (
        <fieldset key={name}>
          {choices.map((choice) => (
            <button key={choice.name} onClick={() => choose(name, choice.name)}>
              {name} {choice.name} {choice.status}
            </button>
          ))}
        </fieldset>
      ))}
      {modifiers.map(({ key, choices }) => (
        <fieldset key={key}>
          {choices.map((choice) => (
            <button key={choice.key} onClick={() => modify(key, choice.key)}>
              {choice.name}
            </button>
          ))}
        </fieldset>
      ))}
      <button disabled={missing.length > 0} onClick={() => void add()}>
        {missing.length > 0 ? `Choose ${missing.join(', ')}` : (words[availability] ?? 'Add to cart')}
      </button>
      <output>{said}</output>
    </main>
  );
};
