import { IconButton } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { cartOpen } from '../lib/drawers.ts';
import { text } from '../text/text.ts';
import styles from './top-bar.module.css';

/** Opens the cart, and shows how many items are in it. */
export const CartButton = ({ count }: { count: number }) => (
  <div className={styles['cart']}>
    <IconButton aria-label={text.cart.open(count)} aria-haspopup="dialog" onPress={() => cartOpen.set(true)}>
      <Icon name="cart" size={22} />
    </IconButton>
    {count > 0 && (
      <span aria-hidden="true" className={`${styles['count']} tabular`}>
        {count}
      </span>
    )}
  </div>
);
