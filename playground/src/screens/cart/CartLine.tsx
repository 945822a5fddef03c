import { Link } from '@tanstack/react-router';
import type { LineItem } from 'vitrine/carts';
import { useCartActions } from '../../app/cartActions.ts';
import { Amount } from '../../components/Amount.tsx';
import { TextButton } from '../../components/Button.tsx';
import { Picture } from '../../components/Picture.tsx';
import { PriceTag } from '../../components/PriceTag.tsx';
import { QuantityField } from '../../components/QuantityField.tsx';
import { choicesOf, nameOf, slugOf, troubleOf } from '../../lib/cart.ts';
import { text } from '../../text/text.ts';
import styles from './CartLine.module.css';

export interface CartLineProps {
  line: LineItem;
  /** The quantity to show: the wanted one while it is not confirmed. */
  quantity: number;
  /** Whether the amount belongs to another quantity than the one shown. */
  stale: boolean;
  /** What a coupon takes off this line, as text. */
  discount?: string | undefined;
  onNavigate?: (() => void) | undefined;
}

const Trouble = ({ line }: { line: LineItem }) => {
  const trouble = troubleOf(line);
  if (!trouble) return null;
  return (
    <p className={styles['trouble']}>
      {trouble.kind === 'gone' ? text.cart.notAvailable : text.cart.fewerAvailable(trouble.left)}
    </p>
  );
};

/** One product in the cart. */
export const CartLine = ({ line, quantity, stale, discount, onNavigate }: CartLineProps) => {
  const { change, remove } = useCartActions();
  const name = nameOf(line);
  const slug = slugOf(line);
  const choices = choicesOf(line).map((choice) => `${choice.name}: ${choice.value}`);
  return (
    <li className={styles['line']}>
      <div className={styles['picture']}>
        <Picture url={line.image?.url} alt="" ratio="1" />
      </div>
      <div className={styles['words']}>
        <div className={styles['top']}>
          <h3 className={styles['name']}>
            {slug === undefined ? (
              name
            ) : (
              <Link to="/shop/p/$slug" params={{ slug }} onClick={onNavigate}>
                {name}
              </Link>
            )}
          </h3>
          {line.lineItemPrice && (
            <p className={styles['amount']}>
              <Amount stale={stale}>{line.lineItemPrice.formattedConvertedAmount}</Amount>
            </p>
          )}
        </div>
        {choices.length > 0 && <p className={styles['meta']}>{choices.join(' · ')}</p>}
        {(quantity > 1 || line.price.amount !== line.fullPrice.amount) && (
          <p className={styles['each']}>
            <PriceTag
              now={line.price.formattedConvertedAmount}
              was={line.fullPrice.formattedConvertedAmount}
            />{' '}
            {text.cart.each}
          </p>
        )}
        {discount !== undefined && <p className={styles['discount']}>{text.totals.saved(discount)}</p>}
        <Trouble line={line} />
      </div>
      <div className={styles['foot']}>
        <QuantityField
          label={text.cart.quantityOf(name)}
          value={quantity}
          onChange={(next) => change(line.id, next)}
        />
        <TextButton aria-label={text.cart.removeOf(name)} onPress={() => remove(line)}>
          {text.cart.remove}
        </TextButton>
      </div>
    </li>
  );
};
