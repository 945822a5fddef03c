import { useState } from 'react';
import { Link } from 'react-router';
import { useCart, useCartActions, useCartTotals } from 'vitrine/react';
import type { CartLine } from 'vitrine/state';
import { CheckoutButton } from './checkout.tsx';
import { Failure } from './shell.tsx';

/** The lines of the cart, and its totals. */
export const CartPage = () => {
  const { status, lines, empty, error } = useCart();
  const { refresh } = useCartActions();
  return (
    <>
      <title>Cart · Halm</title>
      <h1>Your cart</h1>
      {error && <Failure error={error} retry={() => void refresh()} />}
      {status === 'loading' && <p aria-busy="true">Loading …</p>}
      {empty && (
        <p>
          Nothing here yet. <Link to="/">See the products</Link>
        </p>
      )}
      {lines.length > 0 && (
        <div className="columns">
          <ul className="lines">
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
          <Totals />
        </div>
      )}
    </>
  );
};

const Line = ({ line: { id, item, quantity, amount, error } }: { readonly line: CartLine }) => {
  const { setQuantity, remove } = useCartActions();
  const [note, setNote] = useState('');
  const name = item.productName?.translated ?? item.productName?.original ?? '';
  const change = async (wanted: number) => {
    const { outcome } = await setQuantity(id, wanted);
    setNote(outcome === 'capped' ? 'No more pieces are available.' : '');
  };
  const details = item.descriptionLines?.map(({ plainText, colorInfo }) => {
    const text = plainText ?? colorInfo;
    return text?.translated ?? text?.original;
  });
  return (
    <li>
      <img src={item.image?.url} alt="" width="96" height="96" />
      <div>
        <strong>{name}</strong>
        <p>{details?.join(', ')}</p>
        <fieldset className="stepper" aria-label={`Quantity of ${name}`}>
          <button aria-label={`One ${name} less`} onClick={() => void change(quantity - 1)}>
            −
          </button>
          <output>{quantity}</output>
          <button aria-label={`One ${name} more`} onClick={() => void change(quantity + 1)}>
            +
          </button>
        </fieldset>
        <button className="plain" onClick={() => void remove(id)}>
          Remove <span className="hidden">{name}</span>
        </button>
        <output className="note">{error?.message ?? note}</output>
      </div>
      <span className="amount" aria-busy={amount.pending}>
        {amount.price?.formattedAmount}
      </span>
    </li>
  );
};

const Totals = () => {
  const { data, pending, error, retry } = useCartTotals();
  const summary = data?.priceSummary;
  const rows = [
    ['Subtotal', summary?.subtotal],
    ['Discount', data?.appliedDiscounts.length ? summary?.discount : undefined],
    ['Delivery', data?.needsDelivery ? undefined : summary?.shipping],
    ['Tax', summary?.tax],
    ['Total', summary?.total],
  ] as const;
  return (
    <section className="totals" aria-label="Totals" aria-busy={pending}>
      <Coupon />
      {error && <Failure error={error} retry={retry} />}
      <dl>
        {rows.map(([name, price]) =>
          price ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{price.formattedAmount}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <CheckoutButton />
    </section>
  );
};

const Coupon = () => {
  const { value, error } = useCart(({ coupon }) => coupon);
  const { applyCoupon, removeCoupon } = useCartActions();
  if (value !== undefined && !error)
    return (
      <p>
        Coupon <strong>{value}</strong>{' '}
        <button className="plain" onClick={() => void removeCoupon()}>
          Remove coupon
        </button>
      </p>
    );
  return (
    <form
      className="coupon"
      action={(form) => {
        const code = form.get('code');
        if (typeof code === 'string') void applyCoupon(code);
      }}
    >
      <label>
        Coupon <input name="code" autoComplete="off" required />
      </label>
      <button>Apply</button>
      <output className="note">{error?.message}</output>
    </form>
  );
};
