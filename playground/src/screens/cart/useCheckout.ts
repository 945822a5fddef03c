import { useEffect, useState } from 'react';
import { isApiError } from 'vitrine';
import type { SelectedShippingOption } from 'vitrine/carts';
import { useCreateCheckoutFromCurrentCart, useUpdateCurrentCart } from 'vitrine/react/carts';
import { useCreateRedirectSession } from 'vitrine/react/redirect-session';
import { useCartActions } from '../../app/cartActions.ts';
import type { Destination } from '../../lib/places.ts';
import { text } from '../../text/text.ts';

const pageUrl = (path: string): string => new URL(path, location.origin).href;

const reasonOf = (cause: unknown): string => {
  if (isApiError(cause, 'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT')) return text.checkout.noPayments;
  return cause instanceof Error ? cause.message : text.common.failed;
};

/** Makes the cart a checkout, asks for the address of the platform's page and leaves for it. */
export const useCheckout = () => {
  const { settled } = useCartActions();
  const [leaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { mutateAsync: update } = useUpdateCurrentCart({ skipInvalidation: true });
  const { mutateAsync: createCheckout } = useCreateCheckoutFromCurrentCart({ skipInvalidation: true });
  const { mutateAsync: createSession } = useCreateRedirectSession();

  useEffect(() => {
    // The browser may bring this page back from memory, just as it was left.
    const back = () => setLeaving(false);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  const go = async (destination: Destination, option: SelectedShippingOption | undefined) => {
    setLeaving(true);
    setFailure(undefined);
    try {
      await settled(); // a quantity that is still on its way belongs to the order
      await update({
        data: {
          cartInfo: {
            contactInfo: { address: { ...destination } },
            ...(option && { selectedShippingOption: option }),
          },
        },
      });
      const { checkoutId } = await createCheckout({ data: { channelType: 'WEB' } });
      const { redirectSession } = await createSession({
        data: {
          ecomCheckout: { checkoutId },
          callbacks: {
            postFlowUrl: pageUrl('/checkout/return'),
            thankYouPageUrl: pageUrl('/checkout/thanks'),
            cartPageUrl: pageUrl('/cart'),
          },
        },
      });
      location.assign(redirectSession.fullUrl);
    } catch (cause) {
      setFailure(reasonOf(cause));
      setLeaving(false);
    }
  };

  return { go, leaving, failure };
};
