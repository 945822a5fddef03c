import { Link } from '@tanstack/react-router';
import type { ProductFace } from './product.ts';
import { text } from '../../text/text.ts';
import { Label } from '../../components/label.tsx';
import { Picture } from '../../components/picture.tsx';
import { PriceTag } from '../../components/price-tag.tsx';
import styles from './product-card.module.css';
import { Skeleton } from '../../components/state.tsx';

export interface ProductCardProps {
  face: ProductFace;
  view?: 'grid' | 'list';
  eager?: boolean;
}

const Labels = ({ ribbon, reduced, stock }: ProductFace) => (
  <>
    {ribbon !== undefined && <Label tone={reduced ? 'sale' : 'ribbon'}>{ribbon}</Label>}
    {stock === 'out' && <Label tone="out">{text.product.soldOut}</Label>}
  </>
);

/** One product of a list. The whole card leads to its page. */
export const ProductCard = ({ face, view = 'grid', eager = false }: ProductCardProps) => (
  <article className={styles['card']} data-view={view} {...(face.stock === 'out' && { 'data-sold-out': '' })}>
    <div className={styles['media']}>
      <Picture url={face.picture} alt="" eager={eager} {...(view === 'list' && { ratio: '1' })} />
      <div className={styles['labels']}>
        <Labels {...face} />
      </div>
    </div>
    <div className={styles['words']}>
      <h3 className={styles['name']}>
        <Link to="/shop/p/$slug" params={{ slug: face.slug }}>
          {face.name}
        </Link>
      </h3>
      <p className={styles['second']}>
        <PriceTag now={face.now} was={face.was} />
        {face.brand !== undefined && <span className={styles['brand']}>{face.brand}</span>}
      </p>
      {face.stock === 'some' && <p className={styles['hint']}>{text.product.someLeft}</p>}
      {view === 'list' && (
        <>
          <p className={styles['blurb']}>{face.blurb}</p>
          <div className={styles['inline']}>
            <Labels {...face} />
          </div>
        </>
      )}
    </div>
  </article>
);

/** The size of a card while its product is on the way. */
export const ProductCardSkeleton = () => (
  <div className={styles['card']} data-view="grid">
    <Skeleton ratio="4 / 5" />
    <div className={styles['words']}>
      <Skeleton width="70%" height="1.1rem" />
      <Skeleton width="35%" height="1.1rem" />
    </div>
  </div>
);
