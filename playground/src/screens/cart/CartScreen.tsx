import { useState } from 'react';
import type { Cart, SelectedShippingOption } from 'vitrine/carts';
import { type CartView, useCart } from '../../app/useCart.ts';
import { LinkButton } from '../../components/LinkButton.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { EmptyState, ErrorRow, Skeleton } from '../../components/State.tsx';
import { couponOf } from '../../lib/cart.ts';
import { recallDestination, rememberDestination } from '../../lib/destinationMemory.ts';
import { type Destination, destinationOf } from '../../lib/places.ts';
import { lineDiscount } from '../../lib/totals.ts';
import { text } from '../../text/text.ts';
import { CartLine } from './CartLine.tsx';
import styles from './CartScreen.module.css';
import { CheckoutButton } from './CheckoutButton.tsx';
import { CouponForm } from './CouponForm.tsx';
import { DeliveryForm } from './DeliveryForm.tsx';
import { NoteForm } from './NoteForm.tsx';
import { TotalsTable } from './TotalsTable.tsx';
import { useTotals } from './useTotals.ts';

const Filled = ({ view, cart }: { view: CartView; cart: Cart }) => {
  const [destination, setDestination] = useState(
    () => recallDestination() ?? destinationOf(cart.contactInfo?.address),
  );
  const [option, setOption] = useState<SelectedShippingOption | undefined>(cart.selectedShippingOption);
  const move = (next: Destination) => {
    rememberDestination(next);
    setDestination(next);
  };
  const totals = useTotals(view, {
    shippingAddress: { ...destination },
    ...(option && { selectedShippingOption: option }),
  });
  return (
    <div className={styles['layout']}>
      <div>
        <h2 className="visually-hidden">{text.cart.lines}</h2>
        <ul className={styles['lines']}>
          {view.lines.map((line) => (
            <CartLine
              key={line.id}
              line={line}
              quantity={view.wanted.get(line.id) ?? line.quantity}
              stale={view.wanted.has(line.id)}
              discount={lineDiscount(totals.data, line.id)}
            />
          ))}
        </ul>
        <NoteForm note={cart.buyerNote ?? ''} />
      </div>
      <div className={styles['aside']}>
        <CouponForm
          current={couponOf(cart)}
          stopped={totals.data?.calculationErrors.couponCalculationError !== undefined}
        />
        <DeliveryForm
          destination={destination}
          wanted={option}
          info={totals.data?.shippingInfo}
          settled={!totals.stale}
          onMove={move}
          onChoose={setOption}
        />
        <TotalsTable totals={totals} />
        <CheckoutButton lines={view.lines} totals={totals.data} destination={destination} option={option} />
      </div>
    </div>
  );
};

/** B6: the cart with coupon, note, delivery and the breakdown of the totals. */
export const CartScreen = () => {
  const view = useCart();
  return (
    <>
      <PageHeading title={text.cart.title} />
      {view.status === 'loading' && <Skeleton height="12rem" />}
      {view.status === 'failed' && (
        <ErrorRow title={text.cart.failed} detail={view.error} onRetry={view.retry} />
      )}
      {view.status === 'ready' &&
        (view.cart && view.lines.length > 0 ? (
          <Filled view={view} cart={view.cart} />
        ) : (
          <EmptyState icon="bag" title={<h2>{text.cart.empty}</h2>} body={text.cart.emptyText}>
            <LinkButton to="/shop" kind="primary">
              {text.cart.browse}
            </LinkButton>
          </EmptyState>
        ))}
    </>
  );
};
