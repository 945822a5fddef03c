import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import type { ProductPages } from '../../../lib/use-product-pages.ts';
import { Button } from '../../../components/button.tsx';
import { Picture } from '../../../components/picture.tsx';
import { ErrorRow, Skeleton } from '../../../components/state.tsx';
import { text } from '../../../text/owner.ts';
import { MoreButton } from '../more-button.tsx';
import styles from './pick-list.module.css';
import { RowTick } from '../row-tick.tsx';
import { useSelection } from '../use-selection.ts';

export interface PickListProps {
  title: string;
  list: ProductPages;
  /** Text of an empty list. */
  empty: string;
  /** Label of the button for a number of selected products. */
  action: (count: number) => string;
  /** Content above the list, such as a search field. */
  children?: ReactNode;
  /** Resolves to true on success; the selection is then cleared. */
  onAct: (ids: readonly string[]) => Promise<boolean>;
}

/** A selectable list of products with one action. */
export const PickList = ({ title, list, empty, action, children, onAct }: PickListProps) => {
  const { ownerCollection: words, ownerShop } = text;
  const selection = useSelection();
  const id = useId();
  const act = async () => {
    if (await onAct(selection.ids)) selection.clear();
  };
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        <output>{list.total !== undefined && ownerShop.catalog.count(list.total)}</output>
      </div>
      {children}
      {list.status === 'loading' && <Skeleton height="8rem" />}
      {list.error !== undefined && (
        <ErrorRow title={ownerShop.catalog.failed} detail={list.error} onRetry={list.retry} />
      )}
      {list.status === 'ready' && list.products.length === 0 && <p className={styles['empty']}>{empty}</p>}
      {list.products.length > 0 && (
        <>
          <div className={styles['bar']}>
            <Button
              kind="quiet"
              size="small"
              onPress={() => void list.all().then((all) => selection.set(all, true))}
            >
              {words.selectAll(list.total ?? list.products.length)}
            </Button>
            <Button kind="primary" size="small" isDisabled={selection.count === 0} onPress={() => void act()}>
              {action(selection.count)}
            </Button>
          </div>
          <ul className={styles['list']}>
            {list.products.map((product) => (
              <li key={product.id} data-selected={selection.has(product.id) || undefined}>
                <RowTick
                  label={ownerShop.catalog.select(product.name)}
                  selected={selection.has(product.id)}
                  onChange={(on) => selection.set([product], on)}
                />
                <span className={styles['thumb']}>
                  <Picture url={product.media?.mainMedia?.thumbnail?.url} alt="" ratio="1" />
                </span>
                <Link to="/owner/catalog/$id" params={{ id: product.id }}>
                  {product.name}
                </Link>
              </li>
            ))}
          </ul>
          <MoreButton list={list} />
        </>
      )}
    </section>
  );
};
