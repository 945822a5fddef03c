import { lazy, Suspense } from 'react';
import { useCart } from 'vitrine/react';
import { cartOpen } from '../app/drawers.ts';
import { IconButton } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { text } from '../text/text.ts';
import { Brand } from './Brand.tsx';
import { IdentityChip } from './IdentityChip.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MoneySwitch } from './MoneySwitch.tsx';
import { SiteFacts } from './SiteFacts.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import styles from './TopBar.module.css';

/** Not needed for the first paint. */
const HoldChips = lazy(() => import('./HoldChips.tsx'));

/** Who is browsing which site at what time there, how the page looks and reads, and the way to the cart. */
export const TopBar = () => {
  const count = useCart((cart) => cart.count);
  return (
    <header className={styles['bar']}>
      <div className={styles['brand']}>
        <Brand />
      </div>
      <IdentityChip />
      <SiteFacts />
      <span className={styles['space']} />
      <Suspense>
        <HoldChips />
      </Suspense>
      <div className={styles['looks']}>
        <LanguageSwitch />
        <MoneySwitch />
        <ThemeSwitch />
      </div>
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
