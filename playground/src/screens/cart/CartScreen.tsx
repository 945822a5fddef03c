import { useState } from 'react';
import type { MembershipSelection } from 'vitrine/carts';
import { useCart, useCartActions, useCartTotals } from 'vitrine/react';
import type { CartSnapshot } from 'vitrine/state';
import { LinkButton } from '../../components/LinkButton.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { EmptyState, ErrorRow, Skeleton } from '../../components/State.tsx';
import { failureText } from '../../lib/failure.ts';
import { text } from '../../text/text.ts';
import { CartLines } from './CartLines.tsx';
import styles from './CartScreen.module.css';
import { CheckoutButton } from './CheckoutButton.tsx';
import { CouponForm } from './CouponForm.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { DeliveryForm } from './DeliveryForm.tsx';
import { MembershipForm } from './MembershipForm.tsx';
import { NoteForm } from './NoteForm.tsx';
import { TotalsTable } from './TotalsTable.tsx';

const Filled = ({ cart }: { cart: CartSnapshot }) => {
  const [memberships, setMemberships] = useState<readonly MembershipSelection[]>([]);
  const totals = useCartTotals(
    memberships.length > 0 ? { selectedMemberships: { memberships: [...memberships] } } : {},
  );
  return (
    <div className={styles['layout']}>
      <div>
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
          settled={!totals.pending}
          failed={totals.data?.calculationErrors.generalShippingCalculationError !== undefined}
        />
        <TotalsTable totals={totals} />
        <CheckoutButton cart={cart} totals={totals} />
      </div>
    </div>
  );
};

/** B6: the cart with coupon, note, memberships, delivery and the breakdown of the totals. */
export const CartScreen = () => {
  const cart = useCart();
  const { refresh } = useCartActions();
  return (
    <>
      <PageHeading title={text.cart.title} />
      {cart.status === 'loading' && <Skeleton height="12rem" />}
      {cart.error && (
        <ErrorRow title={text.cart.failed} detail={failureText(cart.error)} onRetry={() => void refresh()} />
      )}
      {cart.status === 'ready' &&
        (cart.empty ? (
          <EmptyState icon="bag" title={<h2>{text.cart.empty}</h2>} body={text.cart.emptyText}>
            <LinkButton to="/shop" kind="primary">
              {text.cart.browse}
            </LinkButton>
          </EmptyState>
        ) : (
          <Filled cart={cart} />
        ))}
    </>
  );
};
