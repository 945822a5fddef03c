import { useState } from 'react';
import type { MembershipSelection } from 'vitrine/carts';
import { useCart, useCartActions, useCartTotals } from 'vitrine/react';
import type { CartSnapshot } from 'vitrine/state';
import { Failure } from '../../components/failure.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { EmptyState, Skeleton } from '../../components/state.tsx';
import { useStore } from '../../lib/use-store.ts';
import { useServices } from '../../site/services.ts';
import { text } from '../../text/text.ts';
import { CartLines } from './cart-lines.tsx';
import styles from './cart-screen.module.css';
import { CheckoutButton } from './checkout-button.tsx';
import { CouponForm } from './coupon-form.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { MembershipForm } from './membership-form.tsx';
import { NoteForm } from './note-form.tsx';
import { TotalsTable } from './totals-table.tsx';

const Filled = ({ cart }: { cart: CartSnapshot }) => {
  const [memberships, setMemberships] = useState<readonly MembershipSelection[]>([]);
  const totals = useCartTotals(
    memberships.length > 0 ? { selectedMemberships: { memberships: [...memberships] } } : {},
  );
  return (
    <div className={styles['layout']}>
      <div className={styles['lines']}>
        <h2 className="visually-hidden">{text.cart.lines}</h2>
        <CartLines cart={cart} totals={totals.data} />
        <NoteForm note={cart.note} />
        <EmptyCart />
      </div>
      <div className={styles['aside']}>
        <CouponForm
          coupon={cart.coupon}
          stopped={totals.data?.calculationErrors.couponCalculationError !== undefined}
        />
        <MembershipForm
          options={totals.data?.membershipOptions}
          chosen={memberships}
          onChoose={setMemberships}
        />
        <DeliveryForm
          details={cart.details}
          currency={totals.data?.cart.conversionCurrency ?? ''}
          info={totals.data?.shippingInfo}
          addressMissing={totals.data?.needsDelivery === true}
          settled={!totals.pending}
          failed={totals.data?.calculationErrors.generalShippingCalculationError !== undefined}
        />
        <TotalsTable totals={totals} />
        <CheckoutButton cart={cart} totals={totals} />
      </div>
    </div>
  );
};

const NoCart = () => (
  <EmptyState icon="bag" title={<h2>{text.cart.empty}</h2>} body={text.cart.emptyText}>
    <LinkButton to="/shop" kind="primary">
      {text.cart.browse}
    </LinkButton>
  </EmptyState>
);

const KnownCart = () => {
  const cart = useCart();
  const { refresh } = useCartActions();
  return (
    <div className={styles['cart']}>
      {cart.status === 'loading' && <Skeleton height="12rem" />}
      {cart.error && <Failure title={text.cart.failed} error={cart.error} onRetry={refresh} />}
      {cart.status === 'ready' && (cart.empty ? <NoCart /> : <Filled cart={cart} />)}
    </div>
  );
};

/** The cart with coupon, note, memberships, delivery and the breakdown of the totals. */
export const CartScreen = () => (
  <>
    <PageHeading title={text.cart.title} />
    {useStore(useServices().hasCart) ? <KnownCart /> : <NoCart />}
  </>
);
