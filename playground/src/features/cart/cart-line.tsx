import { Link } from '@tanstack/react-router';
import type { LineItem } from 'vitrine/carts';
import { useCartActions } from 'vitrine/react';
import type { CartLine as Line } from 'vitrine/state';
import { Amount } from '../../components/amount.tsx';
import { TextButton } from '../../components/button.tsx';
import { Picture } from '../../components/picture.tsx';
import { PriceTag } from '../../components/price-tag.tsx';
import { QuantityField } from '../../components/quantity-field.tsx';
import { announce } from '../../lib/announcer.ts';
import { piecesLeft } from './refusal.ts';
import { choicesOf, nameOf, slugOf, troubleOf } from './cart.ts';
import { cartMoney } from '../../lib/format.ts';
import { text } from '../../text/text.ts';
import styles from './cart-line.module.css';

export interface CartLineProps {
  line: Line;
  /** The buyer's currency. */
  currency: string;
  /** The formatted discount of a coupon on this line. */
  discount?: string | undefined;
  /** The formatted price of the line if a membership pays for it. */
  membership?: string | undefined;
  onNavigate?: (() => void) | undefined;
}

const Trouble = ({ item }: { item: LineItem }) => {
  const trouble = troubleOf(item);
  if (!trouble) return null;
  return (
    <p className={styles['trouble']}>
      {trouble.kind === 'gone' ? text.cart.notAvailable : text.cart.fewerAvailable(trouble.left)}
    </p>
  );
};

/** The price of the line as last confirmed by the platform; struck through if a membership pays. */
const LineAmount = ({
  line: { amount },
  currency,
  membership,
}: Pick<CartLineProps, 'line' | 'currency' | 'membership'>) => {
  if (!amount.price) return null;
  const usual = cartMoney(amount.price, currency);
  return (
    <p className={styles['amount']}>
      {membership === undefined ? (
        <Amount stale={amount.pending}>{usual}</Amount>
      ) : (
        <PriceTag now={membership} was={usual} />
      )}
    </p>
  );
};

/** The sentence for a failed change; the second cart refuses more pieces than there are. */
const changeFailed = (name: string, error: unknown): string => {
  const left = piecesLeft(error);
  return left === undefined ? text.cart.changeFailed(name) : text.cart.refused(name, left);
};

/** Edits the line and announces a result that differs from the request. */
const useLine = (line: Line, name: string) => {
  const { setQuantity, remove } = useCartActions();
  return {
    change: async (quantity: number): Promise<void> => {
      const result = await setQuantity(line.id, quantity);
      if (result.outcome === 'capped') announce(text.cart.lowered(name, result.lines[0]?.got ?? 0));
    },
    remove: async (): Promise<void> => {
      const { outcome } = await remove(line.id);
      if (outcome === 'applied') announce(text.cart.removed(name));
    },
  };
};

/** One product in the cart. */
export const CartLine = ({ line, currency, discount, membership, onNavigate }: CartLineProps) => {
  const { item, quantity, error } = line;
  const name = nameOf(item);
  const slug = slugOf(item);
  const choices = choicesOf(item).map((choice) => `${choice.name}: ${choice.value}`);
  const { change, remove } = useLine(line, name);
  const now = cartMoney(item.price, currency);
  const was = cartMoney(item.fullPrice ?? item.price, currency);
  return (
    <li className={styles['line']} aria-busy={line.pending}>
      <div className={styles['picture']}>
        <Picture url={item.image?.url} alt="" ratio="1" />
      </div>
      <div className={styles['words']}>
        <div className={styles['top']}>
          <h3 className={styles['name']}>
            {slug === undefined ? (
              <bdi>{name}</bdi>
            ) : (
              <Link to="/shop/p/$slug" params={{ slug }} onClick={onNavigate}>
                <bdi>{name}</bdi>
              </Link>
            )}
          </h3>
          <LineAmount line={line} currency={currency} membership={membership} />
        </div>
        {choices.length > 0 && (
          <p className="soft">
            <bdi>{choices.join(' · ')}</bdi>
          </p>
        )}
        {item.price && (quantity > 1 || was !== now) && (
          <p className={styles['each']}>
            <PriceTag now={now} was={was} /> {text.cart.each}
          </p>
        )}
        {membership !== undefined && <p className={styles['paid']}>{text.membership.pays}</p>}
        {discount !== undefined && <p className={styles['discount']}>{text.totals.saved(discount)}</p>}
        <Trouble item={item} />
      </div>
      <div className={styles['foot']}>
        <QuantityField
          label={text.cart.quantityOf(name)}
          value={quantity}
          onChange={(next) => void change(next)}
        />
        <TextButton aria-label={text.cart.removeOf(name)} onPress={() => void remove()}>
          {text.cart.remove}
        </TextButton>
        {error && (
          <p role="alert" className={styles['error']}>
            {changeFailed(name, error)}
          </p>
        )}
      </div>
    </li>
  );
};
