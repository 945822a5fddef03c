import { useCartActions } from 'vitrine/react';
import type { CartAddition, CartEstimate, CartSnapshot } from 'vitrine/state';
import { Updating } from '../../components/amount.tsx';
import { TextButton } from '../../components/button.tsx';
import { Picture } from '../../components/picture.tsx';
import { toast } from '../../lib/announcer.ts';
import { troubleOf } from './cart.ts';
import { lineDiscount, membershipPrice } from './totals.ts';
import { text } from '../../text/text.ts';
import { CartLine } from './cart-line.tsx';
import styles from './cart-line.module.css';

/** Details of an added product, shown in the cart until the platform responds. */
export interface ShownProduct {
  readonly name: string;
  readonly picture: string | undefined;
}

const shownOf = ({ shown }: CartAddition): ShownProduct => {
  const { name = text.cart.adding, picture } = Object(shown) as Partial<ShownProduct>;
  return { name, picture };
};

/** A product being added: its name and quantity immediately, its price after the response. */
const AddedLine = ({ addition }: { addition: CartAddition }) => {
  const { name, picture } = shownOf(addition);
  return (
    <li className={styles['line']}>
      <div className={styles['picture']}>
        <Picture url={picture} alt="" ratio="1" />
      </div>
      <div className={styles['words']}>
        <div className={styles['top']}>
          <h3 className={styles['name']}>
            <bdi>{name}</bdi>
          </h3>
          <Updating on />
        </div>
        <p className="soft">{text.cart.items(addition.quantity)}</p>
      </div>
    </li>
  );
};

/** Marks an unavailable line and offers to remove it. */
const Unavailable = () => {
  const { removeUnavailable } = useCartActions();
  const mend = async () => {
    const { outcome } = await removeUnavailable();
    toast(
      outcome === 'failed' ? text.cart.mendFailed : text.cart.mended,
      outcome === 'failed' ? 'error' : 'plain',
    );
  };
  return (
    <div className={styles['mend']}>
      <output>{text.cart.someGone}</output>
      <TextButton onPress={() => void mend()}>{text.cart.mend}</TextButton>
    </div>
  );
};

/** The lines of the cart including pending additions, for the drawer and the cart page. */
export const CartLines = ({
  cart: { lines, adding, confirmed },
  totals,
  onNavigate,
}: {
  cart: CartSnapshot;
  totals?: CartEstimate | undefined;
  onNavigate?: () => void;
}) => (
  <>
    {lines.some(({ item }) => troubleOf(item)) && <Unavailable />}
    <ul className={styles['lines']} aria-label={text.cart.lines}>
      {lines.map((line) => (
        <CartLine
          key={line.id}
          line={line}
          currency={confirmed?.conversionCurrency ?? ''}
          discount={lineDiscount(totals, line.id)}
          membership={membershipPrice(totals, line.id)}
          onNavigate={onNavigate}
        />
      ))}
      {adding.map((addition) => (
        <AddedLine key={addition.key} addition={addition} />
      ))}
    </ul>
  </>
);
