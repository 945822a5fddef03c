import { lazy, Suspense } from 'react';
import { useCart } from 'vitrine/react';
import { cartOpen } from '../lib/drawers.ts';
import { IconButton } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { useStore } from '../lib/use-store.ts';
import { useServices } from '../site/services.ts';
import { text } from '../text/text.ts';
import { Brand } from './brand.tsx';
import { GenerationSwitch } from './generation-switch.tsx';
import { IdentityChip } from './identity-chip.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MoneySwitch } from './money-switch.tsx';
import { SiteFacts } from './site-facts.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './top-bar.module.css';

/** Not needed for the first paint. */
const HoldChips = lazy(() => import('./hold-chips.tsx'));

const CartButton = ({ count }: { count: number }) => (
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

const FilledCart = () => <CartButton count={useCart((cart) => cart.count)} />;

/** Identity, site and time, display settings, and the cart button. */
export const TopBar = () => {
  const hasCart = useStore(useServices().hasCart);
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
        <GenerationSwitch />
        <LanguageSwitch />
        <MoneySwitch />
        <ThemeSwitch />
      </div>
      {hasCart ? <FilledCart /> : <CartButton count={0} />}
    </header>
  );
};
