// #region provider
import type { ReactNode } from 'react';
import { VitrineProvider } from 'vitrine/react';
import { anyCatalog } from 'vitrine/state'; // or catalogV1 or catalogV3, which make a smaller bundle
import { site } from './site.ts';

export const Shop = ({ children }: { children: ReactNode }) => (
  <VitrineProvider client={site} catalog={anyCatalog}>
    {children}
  </VitrineProvider>
);
// #endregion provider

// #region list
import { useState } from 'react';
import type { ProductsRequest } from 'vitrine/state';
import { useCategories, useProducts } from 'vitrine/react';

export const Products = () => {
  const [request, change] = useState<ProductsRequest>({ sort: 'price', inStock: true });
  const { categories } = useCategories();
  const { products, pending, hasMore, loadMore, error, retry } = useProducts(request);
  return (
    <section aria-busy={pending}>
      {categories.map(({ id, name, count }) => (
        <button type="button" key={id} onClick={() => change({ ...request, category: id })}>
          {name} ({count})
        </button>
      ))}
      {products.map(({ id, slug, name, price, stock }) => (
        <a key={id} href={`/products/${slug}`}>
          {name} {price?.upTo && 'from'} {price?.now.text} {price?.was && <s>{price.was.text}</s>}
          {stock === 'sold-out' && 'sold out'}
        </a>
      ))}
      {hasMore && (
        <button type="button" onClick={loadMore}>
          Show more
        </button>
      )}
      {error && (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    </section>
  );
};
// #endregion list

// #region product
import { useCartLineActions, useProduct, useProductChoices } from 'vitrine/react';
import type { CatalogProduct } from 'vitrine/state';

export const ProductPage = ({ slug }: { slug: string }) => {
  const { product, notFound, error, retry } = useProduct({ slug });
  if (notFound) return <p>There is no such product.</p>;
  if (product) return <ProductChoices product={product} />;
  return error ? <button onClick={retry}>Try again</button> : <p aria-busy>…</p>;
};

const ProductChoices = ({ product }: { product: CatalogProduct }) => {
  const { options, modifiers, texts, availability, price, missing, choose, modify, write, reference } =
    useProductChoices(product);
  const { add } = useCartLineActions();
  const canBeOrdered = availability === 'available' || availability === 'pre-order';
  return (
    <>
      <p>{price?.now.text}</p>
      {options.map((option) =>
        option.choices.map(({ name, status }) => (
          <button type="button" key={`${option.name} ${name}`} onClick={() => choose(option.name, name)}>
            {name} {status === 'sold-out' && '(sold out)'}
          </button>
        )),
      )}
      {modifiers.map(({ key, choices }) =>
        choices.map((choice) => (
          <button type="button" key={`${key} ${choice.key}`} onClick={() => modify(key, choice.key)}>
            {choice.name} {choice.addedPrice && `+ ${choice.addedPrice}`}
          </button>
        )),
      )}
      {texts.map(({ key, title, value }) => (
        <label key={key}>
          {title} <input value={value} onChange={({ target }) => write(key, target.value)} />
        </label>
      ))}
      <button
        type="button"
        disabled={!canBeOrdered || texts.some(({ problem }) => problem)}
        onClick={() => void add([{ quantity: 1, catalogReference: reference() }])}
      >
        {missing.length > 0 ? `Choose ${missing.join(', ')}` : 'Add to cart'}
      </button>
    </>
  );
};
// #endregion product
