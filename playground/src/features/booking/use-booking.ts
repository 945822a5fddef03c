import { useState } from 'react';
import type { SiteEvent } from 'vitrine/events-v3';
import { useReservation } from 'vitrine/react';
import { useGetInvoice } from 'vitrine/react/ticketing';
import type { ReservationState, TicketOffer } from 'vitrine/state';
import type { TicketReservationQuantity } from 'vitrine/ticketing';
import { announce, toast } from '../../lib/announcer.ts';
import { type BookingDraft, readDraft, useBookingStorage } from './booking-draft.ts';
import { text } from '../../text/booking.ts';
import type { Details } from '../account/own-details.tsx';
import { useGuests } from './use-guests.ts';
import { usePayment } from './use-payment.ts';

const warn = (seconds: number): void => announce(text.booking.warn(Math.max(1, Math.round(seconds / 60))));

/** Whether to say that the time of a hold is over: from its end until the dialog is closed or tickets are held again. */
const useExpiredDialog = (status: ReservationState['status']) => {
  const [dialog, setDialog] = useState(false);
  const [seen, setSeen] = useState(status);
  if (seen !== status) {
    setSeen(status);
    if (status === 'held') setDialog(false);
    else if (seen === 'held' && status === 'expired') setDialog(true);
  }
  return { dialog, closeDialog: () => setDialog(false) };
};

/** The amounts of held tickets with a coupon, and the reason why the coupon has no effect. */
const useInvoice = (event: SiteEvent, holdId: string | undefined, coupon: string) => {
  const withDiscount = coupon === '' ? undefined : { couponCode: coupon };
  const invoice = useGetInvoice(
    holdId ?? '',
    { eventId: event.id, ...(withDiscount && { withDiscount }) },
    { query: { enabled: holdId !== undefined, placeholderData: (before) => before } },
  );
  const refused = invoice.data?.discountErrors?.error[0]?.code;
  // The checkout would reject a coupon without effect.
  return { invoice, refused, discount: refused === undefined ? withDiscount : undefined };
};

/** State and actions of the booking page: reservation, input, invoice and payment. */
export const useBooking = (
  event: SiteEvent,
  picked: readonly TicketReservationQuantity[] | undefined,
  details: Details,
) => {
  const booked = useReservation(event.id, { storage: useBookingStorage(), onWarning: warn });
  const { state, setDraft, reservation } = booked;
  const typed = readDraft(booked.draft);
  const draft = { ...typed, buyer: { ...details, ...typed.buyer } };
  const change = (part: Partial<BookingDraft>) =>
    setDraft((before) => ({ event: { slug: event.slug, title: event.title }, ...before, ...part }));

  const { dialog, closeDialog } = useExpiredDialog(state.status);
  const hold = state.status === 'held' ? state.hold : undefined;
  const tickets = hold?.tickets ?? picked ?? (state.status === 'idle' ? [] : state.tickets);
  const guests = useGuests(event, tickets, draft);

  /** The name of a ticket; a held ticket has a name even if it is no longer on sale. */
  const nameOf = (id: string, offers: readonly TicketOffer[]): string =>
    offers.find((offer) => offer.id === id)?.name ??
    hold?.reservations.find(({ ticket }) => ticket?.id === id)?.ticket?.name ??
    '';

  const { invoice, refused, discount } = useInvoice(event, hold?.id, draft.coupon);
  const payment = usePayment({
    event,
    hold,
    draft,
    change,
    discount,
    refresh: () => void booked.refresh(),
  });

  const reserve = async () => {
    change({});
    payment.reset();
    await booked.reserve(tickets);
  };
  const release = async () => {
    const { outcome } = await booked.release();
    if (outcome === 'refused') toast(text.booking.releaseFailed, 'error');
    else toast(text.booking.released);
  };
  const pay = async () => {
    const answered = guests.check();
    if (answered) await payment.pay(answered);
  };

  return {
    state,
    reservation,
    draft,
    change,
    tickets,
    questions: guests.questions,
    places: guests.places,
    nameOf,
    problems: guests.problems,
    invoice,
    refused,
    leaving: payment.leaving,
    failure: payment.failure,
    dialog,
    closeDialog,
    reserve,
    reserveAgain: () => void booked.reserveAgain(),
    release: () => void release(),
    pay: () => void pay(),
  };
};

export type Booking = ReturnType<typeof useBooking>;
