import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError, isAuthError } from 'vitrine';
import { passPreflight } from 'vitrine/preflight';
import { clientOf, useCartActions } from 'vitrine/react';
import { useCreateRedirectSession } from 'vitrine/react/redirect-session';
import { useServices } from '../../site/services.ts';
import { useLeaving } from '../../lib/use-leaving.ts';
import { pageUrl } from '../../lib/base.ts';
import { failureText } from '../../lib/failure.ts';
import { text } from '../../text/text.ts';

/** Where the platform leads back to when nothing was bought. */
export const returnPage = (): string => pageUrl('/checkout/return');

export interface CheckoutFailure {
  readonly title: string;
  readonly detail: string;
}

const failureOf = (cause: unknown): CheckoutFailure => {
  if (isAuthError(cause) && cause.code === 'preflight-failed')
    return { title: `${text.checkout.stayed} ${cause.message}`, detail: cause.description ?? '' };
  const detail = isApiError(cause, 'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT')
    ? text.checkout.noPayments
    : failureText(cause);
  return { title: text.checkout.failed, detail };
};

/** Makes the cart a checkout, looks whether the platform leads back, asks for its page and leaves for it. */
export const useCheckout = () => {
  const client = clientOf(useQueryClient());
  const { session } = useServices();
  const { checkout, refresh } = useCartActions();
  const [leaving, setLeaving] = useLeaving();
  const [failure, setFailure] = useState<CheckoutFailure>();
  const { mutateAsync: createSession } = useCreateRedirectSession();

  const go = async (postFlowUrl: string) => {
    setLeaving(true);
    setFailure(undefined);
    try {
      // Owner and app have no session, and no checkout page to come back from.
      if (session) await passPreflight({ ...client, session }, { postFlowUrl });
      // Edits that are on their way belong to the order: the checkout waits for them.
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
      location.assign(redirectSession.fullUrl);
    } catch (cause) {
      setFailure(failureOf(cause));
      setLeaving(false);
      // What stands in the way may be news: a line that sold out, a rule of the site.
      void refresh();
    }
  };

  return { go, leaving, failure };
};
