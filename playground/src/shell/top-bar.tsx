import { lazy, Suspense } from 'react';
import button from '../components/button.module.css';
import { useStore } from '../lib/use-store.ts';
import { useServices } from '../site/services.ts';
import { Brand } from './brand.tsx';
import { CartButton } from './cart-button.tsx';
import { GenerationSwitch } from './generation-switch.tsx';
import { IdentityChip } from './identity-chip.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SiteFacts } from './site-facts.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './top-bar.module.css';

/** Not needed for the first paint. */
const HoldChips = lazy(() => import('./hold-chips.tsx'));
const MoneySwitch = lazy(() => import('./money-switch.tsx'));
/** A visitor who has no cart does not need the code of carts. */
const FilledCart = lazy(() => import('./filled-cart.tsx'));

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
        <Suspense fallback={<span className={button['icon']} />}>
          <MoneySwitch />
        </Suspense>
        <ThemeSwitch />
      </div>
      {hasCart ? (
        <Suspense fallback={<CartButton count={0} />}>
          <FilledCart />
        </Suspense>
      ) : (
        <CartButton count={0} />
      )}
    </header>
  );
};
