import { Suspense } from 'react';
import button from '../components/button.module.css';
import { later } from '../lib/later.ts';
import { useStore } from '../lib/use-store.ts';
import { useServices, useSiteStatus } from '../site/services.ts';
import { Brand } from './brand.tsx';
import { CartButton } from './cart-button.tsx';
import { MoneySwitch } from './first-view.ts';
import { GenerationSwitch } from './generation-switch.tsx';
import { IdentityChip } from './identity-chip.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SiteFacts } from './site-facts.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './top-bar.module.css';

const HoldChips = later(() => import('./hold-chips.tsx'));
const EmptyCart = () => <CartButton count={0} />;
/** A visitor who has no cart does not need the code of carts. */
const FilledCart = later(() => import('./filled-cart.tsx'), EmptyCart);

/** Identity, site and time, display settings, and the cart button. */
export const TopBar = () => {
  const hasCart = useStore(useServices().hasCart);
  // Until the sandbox answers there are no holds, and its code has the network to itself.
  const isThere = useSiteStatus() !== undefined;
  return (
    <header className={styles['bar']}>
      <div className={styles['line']}>
        <div className={styles['brand']}>
          <Brand />
        </div>
        <IdentityChip />
        <SiteFacts />
        <span className={styles['space']} />
        <div className={styles['looks']}>
          <GenerationSwitch />
          <LanguageSwitch />
          <Suspense fallback={<span className={button['icon']} />}>
            <MoneySwitch />
          </Suspense>
          <ThemeSwitch />
        </div>
        {hasCart ? (
          <Suspense fallback={<EmptyCart />}>
            <FilledCart />
          </Suspense>
        ) : (
          <EmptyCart />
        )}
      </div>
      {isThere && (
        <Suspense>
          <HoldChips />
        </Suspense>
      )}
    </header>
  );
};
