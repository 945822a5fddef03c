import { text } from '../text/shop.ts';
import styles from './price-tag.module.css';

export interface PriceTagProps {
  /** The formatted price to pay. */
  now: string;
  /** The formatted price before the discount; absent or equal to `now` if there is none. */
  was?: string | undefined;
  size?: 'normal' | 'large';
}

/** The price to pay, then the previous price, struck through and announced as "was". */
export const PriceTag = ({ now, was, size = 'normal' }: PriceTagProps) => {
  const reduced = was !== undefined && was !== now;
  return (
    <span className={styles['price']} data-size={size} {...(reduced && { 'data-reduced': '' })}>
      <span className={styles['now']}>
        {reduced && <span className="visually-hidden">{text.product.now} </span>}
        {now}
      </span>
      {reduced && (
        <span className={styles['was']}>
          <span className="visually-hidden">{text.product.was} </span>
          <s>{was}</s>
        </span>
      )}
    </span>
  );
};
