import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { createRedirectSession, redirectOutcome } from 'vitrine/redirect-session';
import { useCartActions, useSession } from 'vitrine/react';
import { useGetShopOrder } from 'vitrine/react/orders';
import { silentSignIn } from 'vitrine/sign-in';
import { site } from './site.ts';

/** Goes to the checkout page of the platform, which asks for address, delivery and payment. */
export const CheckoutButton = () => {
  const { checkout } = useCartActions();
  const [problem, setProblem] = useState('');
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    setProblem('');
    try {
      const checkoutId = await checkout({ channelType: 'WEB' }); // waits for pending edits
      const callbacks = {
        thankYouPageUrl: `${location.origin}/thanks`,
        postFlowUrl: `${location.origin}/cart`,
      };
      const { redirectSession } = await createRedirectSession(
        { ecomCheckout: { checkoutId }, callbacks },
        { client: site },
      );
      if (!redirectSession?.fullUrl) throw new Error('The checkout has no page now. Please try again.');
      location.assign(redirectSession.fullUrl);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setLeaving(false);
    }
  };
  return (
    <>
      <button className="primary" onClick={() => void leave()} aria-disabled={leaving}>
        {leaving ? 'One moment …' : 'Go to checkout'}
      </button>
      <p role="alert">{problem}</p>
    </>
  );
};

/** The page to which the platform leads after a payment. Anyone can write this address: it proves no order. */
export const Thanks = () => {
  const { status, wixMemberLoggedIn } = redirectOutcome(location.href);
  const orderId = new URLSearchParams(location.search).get('orderId');
  const { role } = useSession();
  useEffect(() => {
    // A buyer who signed in at the checkout: the order belongs to the member.
    const isToSignIn = wixMemberLoggedIn && role === 'visitor';
    const left = new AbortController();
    if (isToSignIn) void silentSignIn(site, { timeout: 10_000, signal: left.signal }).catch(() => undefined);
    return () => left.abort();
  }, [wixMemberLoggedIn, role]);
  return (
    <>
      <title>Thank you · Halm</title>
      <h1>{status === 'SUCCESS' ? 'Thank you for your order' : 'No order was placed'}</h1>
      {orderId && <Order id={orderId} />}
      <p>
        {status === 'SUCCESS' && 'A confirmation is on its way to you by mail. '}
        <Link to="/">Back to the shop</Link>
      </p>
    </>
  );
};

/** The order, as soon as its buyer may read it. */
const Order = ({ id }: { readonly id: string }) => {
  const order = useGetShopOrder(id).data?.order;
  return (
    order && (
      <p>
        Order {order.number}, {order.priceSummary?.total?.formattedAmount}
      </p>
    )
  );
};
