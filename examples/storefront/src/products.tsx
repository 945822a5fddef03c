import { Link, useSearchParams } from 'react-router';
import { useCategories, useProducts } from 'vitrine/react';
import type { CatalogPrice, ListedProduct, ProductsSort } from 'vitrine/state';
import { Failure } from './shell.tsx';

const sorts: Readonly<Partial<Record<ProductsSort, string>>> = {
  newest: 'Newest first',
  price: 'Lowest price first',
  'price-descending': 'Highest price first',
  name: 'By name',
};
const isSort = (text: string | null): text is ProductsSort => text !== null && text in sorts;

/** The products of the shop, or of the category in the address. */
export const Products = () => {
  const [search, setSearch] = useSearchParams();
  const { categories, pending: searching } = useCategories();
  const slug = search.get('category');
  const category = categories.find((one) => one.slug === slug);
  const given = search.get('sort');
  const sort = isSort(given) ? given : 'newest';
  const { products, pending, hasMore, loadMore, loadingMore, error, retry } = useProducts(
    { category: category?.id, sort, pageSize: 12 },
    { enabled: slug === null || !searching },
  );
  const title = category?.name ?? 'Made to be used every day';
  return (
    <>
      <title>{`${category?.name ?? 'Shop'} · Halm`}</title>
      <h1>{title}</h1>
      <div className="bar">
        <nav aria-label="Categories" className="chips">
          <Link to="/" aria-current={category ? undefined : 'page'}>
            All
          </Link>
          {categories.map(({ id, slug, name }) => (
            <Link key={id} to={`/?category=${slug}`} aria-current={id === category?.id ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
        <label>
          Sort{' '}
          <select
            value={sort}
            onChange={({ target }) => {
              search.set('sort', target.value);
              setSearch(search, { replace: true });
            }}
          >
            {Object.entries(sorts).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {error && <Failure error={error} retry={retry} />}
      <ul className="products" aria-busy={pending}>
        {products.map((product) => (
          <Card key={product.id} product={product} />
        ))}
      </ul>
      {hasMore && (
        <button className="more" onClick={loadMore} aria-disabled={loadingMore}>
          {loadingMore ? 'Loading …' : 'Show more'}
        </button>
      )}
    </>
  );
};

const Card = ({ product: { slug, name, pictures, price, ribbons, stock } }: { product: ListedProduct }) => (
  <li>
    <Link to={`/products/${slug}`} className="card">
      <img src={pictures[0]?.url} alt="" width="480" height="600" loading="lazy" />
      <span className="name">{name}</span>
      <Price price={price} />
      {(stock === 'sold-out' || ribbons[0]) && (
        <span className="ribbon">{stock === 'sold-out' ? 'Sold out' : ribbons[0]}</span>
      )}
    </Link>
  </li>
);

/** A price with the former price, as the platform formats them. */
export const Price = ({ price }: { readonly price?: CatalogPrice }) => (
  <span className="price">
    {price?.upTo && 'from '}
    {price?.now.text}
    {price?.was && (
      <s>
        <span className="hidden">before </span>
        {price.was.text}
      </s>
    )}
  </span>
);
