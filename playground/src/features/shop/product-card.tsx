import { Link } from '@tanstack/react-router';
import type { ProductSummary } from './product-summary.ts';
import { text } from '../../text/shop.ts';
import { Label } from '../../components/label.tsx';
import { Picture } from '../../components/picture.tsx';
import { PriceTag } from '../../components/price-tag.tsx';
import styles from './product-card.module.css';
import { Skeleton } from '../../components/state.tsx';

export interface ProductCardProps {
  summary: ProductSummary;
  view?: 'grid' | 'list';
  eager?: boolean;
}

const Labels = ({ ribbon, reduced, stock }: ProductSummary) => (
  <>
    {ribbon !== undefined && <Label tone={reduced ? 'sale' : 'ribbon'}>{ribbon}</Label>}
    {stock === 'sold-out' && <Label tone="out">{text.product.soldOut}</Label>}
    {stock === 'pre-order' && <Label tone="ribbon">{text.product.preOrder}</Label>}
  </>
);

/** A product in a list. The whole card is a link to its page. */
export const ProductCard = ({ summary, view = 'grid', eager = false }: ProductCardProps) => (
  <article
    className={styles['card']}
    data-view={view}
    {...(summary.stock === 'sold-out' && { 'data-sold-out': '' })}
  >
    <div className={styles['media']}>
      <Picture url={summary.picture} alt="" eager={eager} {...(view === 'list' && { ratio: '1' })} />
      <div className={styles['labels']}>
        <Labels {...summary} />
      </div>
    </div>
    <div className={styles['words']}>
      <h3 className={styles['name']}>
        <Link to="/shop/p/$slug" params={{ slug: summary.slug }}>
          <bdi>{summary.name}</bdi>
        </Link>
      </h3>
      <p className={styles['second']}>
        <PriceTag now={summary.now} was={summary.was} />
        {summary.brand !== undefined && (
          <span className={styles['brand']}>
            <bdi>{summary.brand}</bdi>
          </span>
        )}
      </p>
      {summary.stock === 'some-sold-out' && <p className={styles['few']}>{text.product.someLeft}</p>}
      {view === 'list' && (
        <>
          <p className={styles['blurb']}>
            <bdi>{summary.blurb}</bdi>
          </p>
          <div className={styles['inline']}>
            <Labels {...summary} />
          </div>
        </>
      )}
    </div>
  </article>
);

/** A placeholder with the size of a card. */
export const ProductCardSkeleton = () => (
  <div className={styles['card']} data-view="grid">
    <Skeleton ratio="4 / 5" />
    <div className={styles['words']}>
      <Skeleton width="70%" height="1.1rem" />
      <Skeleton width="35%" height="1.1rem" />
    </div>
  </div>
);
