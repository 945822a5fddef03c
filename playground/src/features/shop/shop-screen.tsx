import { getRouteApi, Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useCategories, useProducts } from 'vitrine/react';
import { ChoiceMenu } from '../../components/choice-menu.tsx';
import control from '../../components/field.module.css';
import { Icon } from '../../components/icon.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { EmptyState } from '../../components/state.tsx';
import { Tick } from '../../components/tick.tsx';
import { ViewSwitch } from '../../components/view-switch.tsx';
import { productsRequest } from './product-request.ts';
import { cleared, isNarrowed, parseShopSearch, type ShopSearch, sorts } from './shop-search.ts';
import { text } from '../../text/shop.ts';
import { ArticleHits } from './article-hits.tsx';
import { CategoryChips } from './category-chips.tsx';
import { PriceFilter } from './price-filter.tsx';
import { ProductResults } from './product-results.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { useArticles } from './use-articles.ts';
import styles from './shop.module.css';

const route = getRouteApi('/shop');

type Change = (part: { [Key in keyof ShopSearch]: ShopSearch[Key] | undefined }, replace?: boolean) => void;

/** Price, stock, number of products, order and layout. */
const Filters = ({
  search,
  total,
  change,
}: {
  search: ShopSearch;
  total: number | undefined;
  change: Change;
}) => {
  const orders = sorts.map((id) => ({ id, name: text.shop.sorts[id] }));
  const order = search.sort ?? 'newest';
  return (
    <div className={styles['filters']}>
      <PriceFilter
        limits={{ min: search.min, max: search.max }}
        onApply={({ min, max }) => change({ min, max })}
      />
      <Tick
        label={text.shop.inStock}
        selected={search.stock === 'in'}
        onChange={(on) => change({ stock: on ? 'in' : undefined })}
      />
      <output className={styles['count']}>{total !== undefined && text.shop.count(total)}</output>
      <div className={styles['right']}>
        <div className={styles['sort']}>
          <ChoiceMenu
            label={text.shop.sort}
            items={orders}
            chosen={order}
            onChoose={(sort) => change({ sort: sort === 'newest' ? undefined : sort })}
            className={control['trigger']}
          >
            <span className={control['value']}>{text.shop.sorts[order]}</span>
            <Icon name="down" size={18} />
          </ChoiceMenu>
        </div>
        <ViewSwitch
          label={text.shop.view}
          view={search.view ?? 'grid'}
          views={[
            { id: 'grid', name: text.shop.grid, icon: 'grid' },
            { id: 'list', name: text.shop.list, icon: 'list' },
          ]}
          onChange={(next) => change({ view: next === 'list' ? 'list' : undefined }, true)}
        />
      </div>
    </div>
  );
};

/** All products, with search, filters and order in the address. */
export const ShopScreen = () => {
  // The router also returns parameters that the parser dropped, so parse the address again.
  const search = parseShopSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const { categories, pending } = useCategories();
  const chosen = categories.find(({ slug }) => slug === search.collection);
  // The filter needs the id of the category.
  const enabled = search.collection === undefined || !pending;
  const articles = useArticles(search.q ?? '');
  const list = useProducts(productsRequest(search, chosen?.id), { enabled });

  const change: Change = useCallback(
    (part, replace = false) =>
      void navigate({ search: (now) => parseShopSearch({ ...now, ...part }), resetScroll: false, replace }),
    [navigate],
  );
  const onSearch = useCallback((q: string) => change({ q }, true), [change]);
  const view = search.view ?? 'grid';

  return (
    <>
      <div className={styles['head']}>
        <div className={styles['intro']}>
          <PageHeading title={chosen?.name ?? text.shop.title} />
          <p className="lead">
            <bdi>{chosen?.description || text.shop.lead}</bdi>{' '}
            {chosen && (
              <Link to="/shop/c/$slug" params={{ slug: chosen.slug }}>
                {text.shop.openCollection(chosen.name)}
              </Link>
            )}
          </p>
        </div>
        <SearchBox value={search.q ?? ''} onSearch={onSearch} />
      </div>
      <div className={styles['tools']}>
        <CategoryChips categories={categories} chosen={chosen} />
        <Filters search={search} total={list.total} change={change} />
      </div>
      <h2 className="visually-hidden">{text.shop.results}</h2>
      <ArticleHits hits={articles} />
      <ProductResults
        list={list}
        view={view}
        empty={
          articles.length > 0 ? null : isNarrowed(search) ? (
            <EmptyState icon="search" title={<h3>{text.shop.emptyTitle}</h3>} body={text.shop.emptyText}>
              <LinkButton to="/shop" search={cleared(search)}>
                {text.shop.clear}
              </LinkButton>
            </EmptyState>
          ) : (
            <EmptyState icon="bag" title={<h3>{text.shop.emptyTitleSite}</h3>} body={text.shop.emptySite} />
          )
        }
      />
    </>
  );
};
