import type { SiteEvent } from 'vitrine/events-v3';
import { useTicketsOnSale } from 'vitrine/react';
import { useGetCheckoutOptions } from 'vitrine/react/ticketing';
import type { TicketOffer } from 'vitrine/state';
import type { TicketReservationQuantity } from 'vitrine/ticketing';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Note } from '../../components/note.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { EmptyState, ErrorRow, Skeleton } from '../../components/state.tsx';
import { eventTime, money } from '../../lib/format.ts';
import { named } from '../../lib/named.ts';
import { text } from '../../text/booking.ts';
import type { Details } from '../account/own-details.tsx';
import styles from './booking.module.css';
import { BookingCoupon } from './booking-coupon.tsx';
import { GuestForms } from './guest-forms.tsx';
import { HoldBar } from './hold-bar.tsx';
import { InvoiceTable } from '../../components/invoice-table.tsx';
import { ExpiredDialog, Refusal } from './expired-dialog.tsx';
import { ProblemList } from './problem-list.tsx';
import { type Booking, useBooking } from './use-booking.ts';

/** The price of each ticket of an entry, in words. */
const priceOf = ({ price }: TicketOffer, wish: TicketReservationQuantity): string | undefined => {
  if (price.kind === 'free') return text.booking.free;
  if (price.kind === 'unknown') return undefined;
  if (price.kind === 'fixed') return text.booking.each(money(price.price));
  if (price.kind === 'donation') {
    const own = wish.priceOverride;
    const { minimum } = price;
    return text.booking.each(money(own === undefined ? minimum : { ...minimum, value: own, amount: own }));
  }
  const chosen = new Set(wish.ticketDetails?.map(({ pricingOptionId }) => pricingOptionId));
  const [option, ...others] = price.options.filter(({ id }) => chosen.has(id));
  return option && others.length === 0 ? text.booking.each(money(option.price)) : undefined;
};

/** The picked or reserved tickets. */
const Picked = ({ booking, offers }: { booking: Booking; offers: readonly TicketOffer[] }) => {
  return (
    <ul className={styles['picked']} aria-label={text.booking.picked}>
      {booking.tickets.map((wish) => {
        const offer = offers.find(({ id }) => id === wish.ticketDefinitionId);
        return (
          // The same ticket definition may be picked at two prices.
          <li key={JSON.stringify([wish.ticketDefinitionId, wish.priceOverride, wish.ticketDetails])}>
            <span>
              {text.booking.quantity(wish.quantity, booking.nameOf(wish.ticketDefinitionId, offers) || '…')}
            </span>
            <span className="soft">{offer && priceOf(offer, wish)}</span>
          </li>
        );
      })}
    </ul>
  );
};

/** Reservation, invoice and the next step. */
const Aside = ({
  event,
  booking,
  offers,
}: {
  event: SiteEvent;
  booking: Booking;
  offers: readonly TicketOffer[];
}) => {
  const { state, invoice, draft, refused, leaving, failure } = booking;
  const minutes = event.registration?.tickets?.reservationDurationInMinutes ?? 20;
  const total = invoice.data?.invoice?.grandTotal;
  const isFree = total !== undefined && Number(total.value ?? total.amount) === 0;
  return (
    <aside className={styles['aside']}>
      <h2>{text.booking.picked}</h2>
      <Picked booking={booking} offers={offers} />
      {state.status === 'held' ? (
        <>
          {invoice.data?.invoice && (
            <InvoiceTable invoice={invoice.data.invoice} stale={invoice.isPlaceholderData} />
          )}
          {invoice.isPending && <Skeleton height="7rem" />}
          {invoice.error && (
            <Failure title={text.booking.invoice.failed} error={invoice.error} onRetry={invoice.refetch} />
          )}
          <BookingCoupon
            code={draft.coupon}
            refused={refused}
            busy={invoice.isFetching}
            onApply={(coupon) => booking.change({ coupon })}
          />
          {state.hold.occupied && draft.order !== undefined && (
            <p className="soft">{text.booking.waiting(draft.order)}</p>
          )}
          <Button
            kind="primary"
            size="large"
            wide
            busy={leaving}
            isDisabled={!invoice.data}
            onPress={booking.pay}
          >
            {leaving
              ? text.booking.leaving
              : isFree
                ? text.booking.place
                : text.booking.pay(total ? money(total) : '')}
          </Button>
          {!isFree && <p className="soft">{text.booking.payHint}</p>}
        </>
      ) : (
        <>
          {state.status === 'failed' && !booking.dialog && <Refusal state={state} />}
          <Button
            kind="primary"
            size="large"
            wide
            busy={state.status === 'reserving'}
            onPress={() => void booking.reserve()}
          >
            {state.status === 'reserving' ? text.booking.reserving : text.booking.reserve}
          </Button>
          <p className="soft">{text.booking.holdHint(minutes)}</p>
        </>
      )}
      {failure !== undefined && <ErrorRow title={text.booking.checkoutFailed} detail={failure} />}
    </aside>
  );
};

/** Forms, reservation and invoice of one event. */
export const BookingView = ({
  event,
  picked,
  details,
}: {
  event: SiteEvent;
  picked: readonly TicketReservationQuantity[] | undefined;
  /** Name and e-mail address of the signed-in member, which the form starts with. */
  details: Details;
}) => {
  const booking = useBooking(event, picked, details);
  const { tickets: offers } = useTicketsOnSale(event.id);
  const { data: options } = useGetCheckoutOptions();
  const { state, draft, places, tickets } = booking;
  const names = places.map((id) => booking.nameOf(id, offers));
  const { atEvent } = eventTime(event.dateAndTimeSettings);
  const heading = (
    <>
      <PageHeading title={text.booking.titleOf(named(event.title))} />
      <p className="lead">{[atEvent, event.location?.name].filter(Boolean).join(' · ')}</p>
    </>
  );
  if (tickets.length === 0)
    return (
      <>
        {heading}
        <EmptyState icon="bag" title={<h2>{text.booking.nothing}</h2>} body={text.booking.nothingText}>
          <LinkButton to="/events/$slug" params={{ slug: event.slug ?? '' }} kind="primary">
            {text.booking.pick}
          </LinkButton>
        </EmptyState>
      </>
    );
  const setGuest = (place: number, answers: BookingGuest) => {
    const guests = [...draft.guests];
    while (guests.length <= place) guests.push({});
    guests[place] = answers;
    booking.change({ guests });
  };
  return (
    <>
      {heading}
      {state.status === 'held' && (
        <HoldBar reservation={booking.reservation} state={state} onRelease={booking.release} />
      )}
      <ProblemList problems={booking.problems} />
      {options?.paymentMethodConfigured === false && <Note tone="warn">{text.booking.noPayments}</Note>}
      <div className={styles['layout']}>
        <div className={styles['forms']}>
          <GuestForms
            early={state.status !== 'held'}
            buyer={draft.buyer}
            guests={draft.guests}
            tickets={names}
            questions={booking.questions}
            problems={booking.problems}
            onBuyer={(buyer) => booking.change({ buyer })}
            onGuest={setGuest}
          />
        </div>
        <Aside event={event} booking={booking} offers={offers} />
      </div>
      {booking.dialog && (
        <ExpiredDialog
          state={state}
          slug={event.slug ?? ''}
          onAgain={booking.reserveAgain}
          onClose={booking.closeDialog}
        />
      )}
    </>
  );
};

type BookingGuest = Booking['draft']['guests'][number];
