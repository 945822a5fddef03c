import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cartOpen } from '../../app/drawers.ts';
import { type CartView, useCart } from '../../app/useCart.ts';
import { useStore } from '../../app/useStore.ts';
import { Amount, Updating } from '../../components/Amount.tsx';
import { IconButton } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { EmptyState, ErrorRow, Skeleton } from '../../components/State.tsx';
import { text } from '../../text/text.ts';
import styles from './CartDrawer.module.css';
import { CartLine } from './CartLine.tsx';
import { useTotals } from './useTotals.ts';

const close = () => cartOpen.set(false);

const Body = ({ view }: { view: CartView }) => {
  const { lines, status, error, wanted, updating, retry } = view;
  if (status === 'loading') return <Skeleton height="6rem" />;
  if (status === 'failed') return <ErrorRow title={text.cart.failed} detail={error} onRetry={retry} />;
  if (lines.length === 0)
    return (
      <EmptyState icon="bag" title={<h3>{text.cart.empty}</h3>} body={text.cart.emptyText}>
        <LinkButton to="/shop" kind="primary" onClick={close}>
          {text.cart.browse}
        </LinkButton>
      </EmptyState>
    );
  return (
    <ul aria-label={text.cart.lines}>
      {lines.map((line) => (
        <CartLine
          key={line.id}
          line={line}
          quantity={wanted.get(line.id) ?? line.quantity}
          stale={updating && wanted.has(line.id)}
          onNavigate={close}
        />
      ))}
    </ul>
  );
};

/** What the goods come to, without shipping and tax, which need a destination. */
const Foot = ({ view }: { view: CartView }) => {
  const totals = useTotals(view, { calculateShipping: false, calculateTax: false });
  return (
    <div className={styles['foot']}>
      <div className={styles['sum']}>
        <span>
          {text.cart.subtotal} <Updating on={totals.stale} />
        </span>
        {totals.data ? (
          <Amount stale={totals.stale}>{totals.data.priceSummary.subtotal.formattedConvertedAmount}</Amount>
        ) : (
          <Skeleton width="5rem" height="1.3rem" />
        )}
      </div>
      {totals.error !== undefined && (
        <ErrorRow title={text.totals.failed} detail={totals.error} onRetry={totals.retry} />
      )}
      <p className={styles['note']}>{text.cart.totalsNote}</p>
      <LinkButton to="/cart" kind="primary" size="large" wide onClick={close}>
        {text.cart.view}
      </LinkButton>
    </div>
  );
};

const Content = () => {
  const view = useCart();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <header className={styles['head']}>
        <h2 ref={heading} id="cart-drawer-title" tabIndex={-1}>
          {text.cart.title} {view.count > 0 && <small>{text.cart.items(view.count)}</small>}
        </h2>
        <IconButton aria-label={text.common.close} onPress={close}>
          <Icon name="close" />
        </IconButton>
      </header>
      <div className={styles['body']}>
        <Body view={view} />
      </div>
      {view.lines.length > 0 && <Foot view={view} />}
    </>
  );
};

/** B5: the cart beside any page; the whole window on a phone. */
export const CartDrawer = () => {
  const open = useStore(cartOpen);
  const router = useRouter();
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && close()),
    [router],
  );
  return (
    <ModalOverlay className={styles['veil'] ?? ''} isOpen={open} onOpenChange={cartOpen.set} isDismissable>
      <Modal className={styles['sheet'] ?? ''}>
        <Dialog className={styles['dialog'] ?? ''} aria-labelledby="cart-drawer-title">
          <Content />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
