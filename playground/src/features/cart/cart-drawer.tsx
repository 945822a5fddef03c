import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useCart, useCartActions, useCartTotals } from 'vitrine/react';
import type { CartSnapshot } from 'vitrine/state';
import { cartAdding, cartOpen, developerOpen, openedByAdd, WIDE } from '../../lib/drawers.ts';
import { useFocusAtFirst } from '../../lib/use-focus-at-first.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useStore } from '../../lib/use-store.ts';
import { Amount, Updating } from '../../components/amount.tsx';
import { IconButton } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { EmptyState, ErrorRow, Skeleton } from '../../components/state.tsx';
import { failureText } from '../../lib/failure.ts';
import { cartMoney } from '../../lib/format.ts';
import { useServices } from '../../site/services.ts';
import { text } from '../../text/text.ts';
import drawer from '../../components/drawer.module.css';
import styles from './cart-drawer.module.css';
import { CartLines } from './cart-lines.tsx';
import { CheckoutButton } from './checkout-button.tsx';

const close = () => cartOpen.set(false);

/** The drawer shows the price of the goods; shipping and tax need a destination, which only the cart page asks for. */
const request = { calculateShipping: false, calculateTax: false };

const Body = ({ cart }: { cart: CartSnapshot }) => {
  const { refresh } = useCartActions();
  if (cart.status === 'loading' && cart.adding.length === 0) return <Skeleton height="6rem" />;
  if (cart.status === 'failed')
    return (
      <ErrorRow title={text.cart.failed} detail={failureText(cart.error)} onRetry={() => void refresh()} />
    );
  if (cart.empty) return <NoCart />;
  return <CartLines cart={cart} onNavigate={close} />;
};

const Foot = ({ cart }: { cart: CartSnapshot }) => {
  const totals = useCartTotals(request);
  return (
    <div className={styles['foot']}>
      <div className={styles['sum']} aria-busy={totals.pending}>
        <span>
          {text.cart.subtotal} <Updating on={totals.pending} />
        </span>
        {totals.data ? (
          <Amount stale={totals.pending}>
            {cartMoney(totals.data.priceSummary.subtotal, totals.data.cart.conversionCurrency)}
          </Amount>
        ) : (
          !totals.error && <Skeleton width="5rem" height="1.3rem" />
        )}
      </div>
      {totals.error && (
        <ErrorRow title={text.totals.failed} detail={failureText(totals.error)} onRetry={totals.retry} />
      )}
      <p className={styles['note']}>{text.cart.totalsNote}</p>
      <CheckoutButton cart={cart} totals={totals} compact />
      <LinkButton to="/cart" size="large" wide onClick={close}>
        {text.cart.view}
      </LinkButton>
    </div>
  );
};

const NoCart = () => (
  <EmptyState icon="bag" title={<h3>{text.cart.empty}</h3>} body={text.cart.emptyText}>
    <LinkButton to="/shop" kind="primary" onClick={close}>
      {text.cart.browse}
    </LinkButton>
  </EmptyState>
);

const Head = ({ count }: { count: number }) => {
  const heading = useFocusAtFirst<HTMLHeadingElement>();
  return (
    <header className={styles['head']}>
      <h2 ref={heading} id="cart-drawer-title" tabIndex={-1}>
        {text.cart.title} {count > 0 && <small>{text.cart.items(count)}</small>}
      </h2>
      <IconButton aria-label={text.common.close} onPress={close}>
        <Icon name="close" />
      </IconButton>
    </header>
  );
};

const Content = () => {
  const cart = useCart();
  const { settled, refresh } = useCartActions();
  // Stock changes while items are in the cart, so opening the drawer reads the cart again, unless an add has opened it.
  useEffect(() => {
    if (openedByAdd.get()) openedByAdd.set(false);
    else void settled().then(refresh);
  }, [settled, refresh]);
  return (
    <>
      <Head count={cart.count} />
      <div className={styles['body']}>
        <Body cart={cart} />
      </div>
      {cart.count > 0 && <Foot cart={cart} />}
    </>
  );
};

/** The content for an identity without a cart, which no call asks for. */
const Empty = () => (
  <>
    <Head count={0} />
    <div className={styles['body']}>
      <NoCart />
    </div>
  </>
);

/** Milliseconds after the opening in which a press beside the drawer is the second one of a double click. */
const DOUBLE_CLICK = 600;

/**
 * The cart as a drawer next to any page; full-screen on a phone. The developer drawer beside the page stays visible,
 * because it shows the calls of the cart.
 */
export const CartDrawer = () => {
  const open = useStore(cartOpen);
  const isWide = useMediaQuery(WIDE);
  const isBeside = useStore(developerOpen) && isWide;
  const hasCart = useStore(useServices().hasCart);
  const isThere = useStore(cartAdding) || hasCart;
  const router = useRouter();
  const openedAt = useRef(0);
  useEffect(() => {
    if (open) openedAt.current = performance.now();
  }, [open]);
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && close()),
    [router],
  );
  return (
    <ModalOverlay
      className={drawer['veil'] ?? ''}
      {...(isBeside && { 'data-beside': '' })}
      isOpen={open}
      onOpenChange={cartOpen.set}
      isDismissable
      shouldCloseOnInteractOutside={() => performance.now() - openedAt.current > DOUBLE_CLICK}
    >
      <Modal className={drawer['sheet'] ?? ''}>
        <Dialog className={drawer['dialog'] ?? ''} aria-labelledby="cart-drawer-title">
          {isThere ? <Content /> : <Empty />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
