import { lazy, Suspense } from 'react';
import { useCart } from 'vitrine/react';
import { cartOpen } from '../app/drawers.ts';
import { useRole } from '../app/services.ts';
import { IconButton } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { text } from '../text/text.ts';
import { Brand } from './Brand.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import styles from './TopBar.module.css';

/** Not needed for the first paint. */
const HoldChips = lazy(() => import('./HoldChips.tsx'));

/** Who is browsing, the colour scheme, and the way to the cart. */
export const TopBar = () => {
  const count = useCart((cart) => cart.count);
  const who = useRole();
  return (
    <header className={styles['bar']}>
      <div className={styles['brand']}>
        <Brand />
      </div>
      <span className={styles['chip']} {...(who !== 'none' && { 'data-known': '' })}>
        <span className="visually-hidden">{text.identity.label('')}</span>
        {text.identity[who]}
      </span>
      <span className={styles['space']} />
      <Suspense>
        <HoldChips />
      </Suspense>
      <LanguageSwitch />
      <ThemeSwitch />
      <div className={styles['cart']}>
        <IconButton
          aria-label={text.cart.open(count)}
          aria-haspopup="dialog"
          onPress={() => cartOpen.set(true)}
        >
          <Icon name="cart" size={22} />
        </IconButton>
        {count > 0 && (
          <span aria-hidden="true" className={`${styles['count']} tabular`}>
            {count}
          </span>
        )}
      </div>
    </header>
  );
};
