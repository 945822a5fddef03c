import { useEffect, useRef } from 'react';
import type { SiteEvent } from 'vitrine/events-v3';
import { useGetCheckoutOptions, useQueryAvailableTickets } from 'vitrine/react/ticketing';
import type { TicketDefinition, TicketReservationQuantity } from 'vitrine/ticketing';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { EmptyState, ErrorRow, Skeleton } from '../../components/state.tsx';
import type { Problem } from './guest-form.ts';
import { eventTime, money } from '../../lib/format.ts';
import { text } from '../../text/text.ts';
import styles from './booking.module.css';
import { BookingCoupon } from './booking-coupon.tsx';
import { GuestForms, wordsOf } from './guest-forms.tsx';
import { HoldBar } from './hold-bar.tsx';
import { InvoiceTable } from '../../components/invoice-table.tsx';
import { ExpiredDialog, Refusal } from './expired-dialog.tsx';
import { focusQuestion } from './question-field.tsx';
import { type Booking, useBooking } from './use-booking.ts';

/** The missing answers at the top of the page, each with a link to its field (WCAG 3.3.1). */
const Problems = ({ problems }: { problems: readonly Problem[] }) => {
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <section
      ref={summary}
      tabIndex={-1}
      role="alert"
      className={styles['problems']}
      aria-labelledby="problems-title"
    >
      <h2 id="problems-title">{text.booking.missing}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={problem.id}>
            <a
              href={`#${problem.id}`}
              onClick={(press) => {
                press.preventDefault();
                focusQuestion(problem.id);
              }}
            >
              {wordsOf(problem)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};

const priceOf = ({ free, price }: TicketDefinition, wish: TicketReservationQuantity): string | undefined => {
  if (free) return text.booking.free;
  const own = wish.priceOverride;
  if (own !== undefined && price) return text.booking.each(money({ ...price, value: own, amount: own }));
  return price && text.booking.each(money(price));
};

/** The picked or reserved tickets. */
const Picked = ({ booking, kinds }: { booking: Booking; kinds: readonly TicketDefinition[] }) => {
  return (
    <ul className={styles['picked']} aria-label={text.booking.picked}>
      {booking.tickets.map((wish) => {
        const kind = kinds.find(({ id }) => id === wish.ticketDefinitionId);
        return (
          // The same ticket definition may be picked at two prices.
          <li key={JSON.stringify([wish.ticketDefinitionId, wish.priceOverride, wish.ticketDetails])}>
            <span>{text.booking.quantity(wish.quantity, kind?.name ?? '…')}</span>
            <span className={styles['soft']}>{kind && priceOf(kind, wish)}</span>
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
  kinds,
}: {
  event: SiteEvent;
  booking: Booking;
  kinds: readonly TicketDefinition[];
}) => {
  const { state, invoice, draft, refused, leaving, failure } = booking;
  const minutes = event.registration?.tickets?.reservationDurationInMinutes ?? 20;
  const total = invoice.data?.invoice.grandTotal;
  const isFree = total !== undefined && Number(total.value ?? total.amount) === 0;
  return (
    <aside className={styles['aside']}>
      <h2>{text.booking.picked}</h2>
      <Picked booking={booking} kinds={kinds} />
      {state.status === 'held' ? (
        <>
          {invoice.data && <InvoiceTable invoice={invoice.data.invoice} stale={invoice.isPlaceholderData} />}
          {invoice.isPending && <Skeleton height="7rem" />}
          {invoice.error && (
            <ErrorRow
              title={text.booking.invoice.failed}
              detail={invoice.error.message}
              onRetry={() => void invoice.refetch()}
            />
          )}
          <BookingCoupon
            code={draft.coupon}
            refused={refused}
            busy={invoice.isFetching}
            onApply={(coupon) => booking.change({ coupon })}
          />
          {state.hold.occupied && draft.order !== undefined && (
            <p className={styles['soft']}>{text.booking.waiting(draft.order)}</p>
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
          {!isFree && <p className={styles['hint']}>{text.booking.payHint}</p>}
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
          <p className={styles['hint']}>{text.booking.holdHint(minutes)}</p>
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
}: {
  event: SiteEvent;
  picked: readonly TicketReservationQuantity[] | undefined;
}) => {
  const booking = useBooking(event, picked);
  const { data: offered } = useQueryAvailableTickets({
    filter: { eventId: event.id },
    limit: 100,
    offset: 0,
  });
  const { data: options } = useGetCheckoutOptions();
  const { state, draft, places, tickets } = booking;
  const held = state.status === 'held' ? state.hold.reservations.map(({ ticket }) => ticket) : [];
  const kinds = [...held, ...(offered?.definitions ?? [])];
  const names = places.map((id) => kinds.find((kind) => kind.id === id)?.name ?? '');
  const { atEvent } = eventTime(event.dateAndTimeSettings);
  const heading = (
    <>
      <PageHeading title={text.booking.titleOf(event.title)} className={styles['title']} />
      <p className={styles['lead']}>{[atEvent, event.location.name].filter(Boolean).join(' · ')}</p>
    </>
  );
  if (tickets.length === 0)
    return (
      <>
        {heading}
        <EmptyState icon="bag" title={<h2>{text.booking.nothing}</h2>} body={text.booking.nothingText}>
          <LinkButton to="/events/$slug" params={{ slug: event.slug }} kind="primary">
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
      <Problems problems={booking.problems} />
      {options?.paymentMethodConfigured === false && (
        <p className={styles['warn']}>{text.booking.noPayments}</p>
      )}
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
        <Aside event={event} booking={booking} kinds={kinds} />
      </div>
      {booking.dialog && (
        <ExpiredDialog
          state={state}
          slug={event.slug}
          onAgain={booking.reserveAgain}
          onClose={booking.closeDialog}
        />
      )}
    </>
  );
};

type BookingGuest = Booking['draft']['guests'][number];
