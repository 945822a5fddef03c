import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError, isAuthError, isValidationError } from 'vitrine';
import { passPreflight } from 'vitrine/preflight';
import { clientOf, useCartActions } from 'vitrine/react';
import { useCreateRedirectSession } from 'vitrine/react/redirect-session';
import { useServices } from '../../site/services.ts';
import { useLeaving } from '../../lib/use-leaving.ts';
import { pageUrl } from '../../lib/base.ts';
import { failureText } from '../../lib/failure.ts';
import { text } from '../../text/text.ts';
import { returnAddress, returnPage } from '../checkout/return-address.ts';

export interface CheckoutFailure {
  readonly title: string;
  readonly detail: string;
}

/** Sentences for a second cart that must not be ordered as it was shown. */
const changed = () =>
  new Map([
    ['lines-unavailable', text.checkout.blocked],
    ['cart-changed', text.checkout.changed],
  ]);

const failureOf = (cause: unknown): CheckoutFailure => {
  if (isAuthError(cause) && cause.code === 'preflight-failed')
    return { title: `${text.checkout.stayed} ${cause.message}`, detail: cause.description ?? '' };
  if (isApiError(cause, 'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT'))
    return { title: text.checkout.failed, detail: text.checkout.noPayments };
  const detail = isValidationError(cause) ? changed().get(cause.code) : undefined;
  return { title: text.checkout.failed, detail: detail ?? failureText(cause) };
};

/** Creates a checkout from the cart, checks that the platform can return, and opens the platform's checkout page. */
export const useCheckout = () => {
  const client = clientOf(useQueryClient());
  const { session } = useServices();
  const { checkout, refresh } = useCartActions();
  const [leaving, setLeaving] = useLeaving();
  const [failure, setFailure] = useState<CheckoutFailure>();
  const { mutateAsync: createSession } = useCreateRedirectSession();

  const go = async () => {
    const postFlowUrl = returnAddress.get();
    setLeaving(true);
    setFailure(undefined);
    try {
      // The preflight sends a call that must be refused, so it runs only for an address that was typed. The
      // owner and the app have no session, so no checkout page to return from.
      if (session && postFlowUrl !== returnPage())
        await passPreflight({ ...client, session }, { postFlowUrl });
      // Pending edits belong to the order, so the checkout waits for them.
      const checkoutId = await checkout({ channelType: 'WEB' });
      const { redirectSession } = await createSession({
        data: {
          ecomCheckout: { checkoutId },
          callbacks: {
            postFlowUrl,
            thankYouPageUrl: pageUrl('/checkout/thanks'),
            cartPageUrl: pageUrl('/cart'),
          },
        },
      });
      location.assign(redirectSession?.fullUrl ?? '');
    } catch (cause) {
      setFailure(failureOf(cause));
      setLeaving(false);
      // The rejection may reveal a change such as a sold-out line or a rule of the site, so read the cart again.
      void refresh();
    }
  };

  return { go, leaving, failure };
};
