import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { SiteEvent } from 'vitrine/events-v3';
import { useCreateRedirectSession } from 'vitrine/react/redirect-session';
import { useCheckout, useUpdateCheckout } from 'vitrine/react/ticketing';
import type { ReservationState } from 'vitrine/state';
import { pageUrl } from '../../lib/base.ts';
import { failureText } from '../../lib/failure.ts';
import { useLeaving } from '../../lib/use-leaving.ts';
import type { BookingDraft } from './booking-draft.ts';
import type { guestOf } from './guest-form.ts';

interface PaymentOptions {
  event: SiteEvent;
  /** The reservation to pay for. */
  hold: Extract<ReservationState, { status: 'held' }>['hold'] | undefined;
  draft: BookingDraft;
  change: (part: Partial<BookingDraft>) => void;
  /** The coupon of the order, if it has an effect. */
  discount: { couponCode: string } | undefined;
  /** Reads the reservation again. */
  refresh: () => void;
}

/** Creates the order of a reservation, or updates the pending one, and opens its payment page. */
export const usePayment = ({ event, hold, draft, change, discount, refresh }: PaymentOptions) => {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useLeaving();
  const [failure, setFailure] = useState<string>();
  const { mutateAsync: place } = useCheckout();
  const { mutateAsync: update } = useUpdateCheckout();
  const { mutateAsync: createSession } = useCreateRedirectSession();

  const pay = async (guests: ReturnType<typeof guestOf>[]): Promise<void> => {
    if (!hold) return;
    setLeaving(true);
    setFailure(undefined);
    const answer = (name: 'firstName' | 'lastName' | 'email') => String(draft.buyer[name] ?? '').trim();
    const data = {
      eventId: event.id,
      buyer: { firstName: answer('firstName'), lastName: answer('lastName'), email: answer('email') },
      guests,
      ...(discount && { discount }),
    };
    try {
      const { order } =
        hold.occupied && draft.order !== undefined
          ? await update({ orderNumber: draft.order, data })
          : await place({ data: { ...data, reservationId: hold.id } });
      const { orderNumber } = order ?? {};
      change({ order: orderNumber });
      if (order?.status !== 'INITIATED') {
        await navigate({
          to: '/orders/$number',
          params: { number: orderNumber ?? '' },
          search: { event: event.id },
        });
        return;
      }
      refresh();
      const { redirectSession } = await createSession({
        data: {
          eventsCheckout: { reservationId: hold.id, eventSlug: event.slug ?? '' },
          callbacks: {
            thankYouPageUrl: pageUrl(`orders/${orderNumber}`),
            postFlowUrl: pageUrl(`orders/${orderNumber}?event=${event.id}`),
          },
        },
      });
      location.assign(redirectSession?.fullUrl ?? '');
    } catch (error) {
      setFailure(failureText(error));
      setLeaving(false);
      refresh();
    }
  };

  return { pay, leaving, failure, reset: () => setFailure(undefined) };
};
