import type { ReactNode } from 'react';
import type { SiteEvent } from 'vitrine/events-v3';
import type { OrderState } from 'vitrine/state';
import { useCreateRedirectSession } from 'vitrine/react/redirect-session';
import { buttonLook } from '../../components/button-look.ts';
import { Button } from '../../components/button.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { Failure } from '../../components/failure.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Skeleton } from '../../components/state.tsx';
import { announce } from '../../lib/announcer.ts';
import { calendarFile } from '../../lib/calendar-file.ts';
import { Actions } from '../../components/panel.tsx';
import { text } from '../../text/booking.ts';
import styles from './order.module.css';

interface OrderStatusProps {
  state: OrderState;
  event: SiteEvent | undefined;
  /** Whether the tickets of the order are held for this buyer. */
  isHeld: boolean;
  onRefresh: () => Promise<OrderState>;
}

type Of<Status extends OrderState['status']> = Extract<OrderState, { status: Status }>;

const Box = ({
  icon,
  tone = 'plain',
  title,
  body,
  children,
}: {
  icon: IconName;
  tone?: 'plain' | 'good' | 'bad';
  title: string;
  body: string;
  children?: ReactNode;
}) => (
  <section className={styles['status']} data-tone={tone} aria-labelledby="order-status">
    <span className={styles['mark']}>
      <Icon name={icon} size={26} />
    </span>
    <div className={styles['words']}>
      <h2 id="order-status">{title}</h2>
      <p>{body}</p>
      {children}
    </div>
  </section>
);

const Issuing = ({ state: { issued, total } }: { state: Of<'issuing'> }) => (
  <Box icon="bag" title={text.order.issuing} body={text.order.issuingText}>
    <label className={styles['progress']}>
      {text.order.progress(issued, total)}
      <progress value={issued} max={total} aria-valuetext={text.order.progress(issued, total)} />
    </label>
  </Box>
);

const Delayed = ({
  state,
  onRefresh,
}: {
  state: Of<'delayed'>;
  onRefresh: OrderStatusProps['onRefresh'];
}) => (
  <Box icon="alert" title={text.order.delayed} body={text.order.delayedText}>
    <Button
      kind="primary"
      busy={state.checking}
      onPress={() =>
        void onRefresh().then(({ status }) => {
          announce(status === 'ready' ? text.order.ready : text.order.refreshed);
        })
      }
    >
      {text.order.refresh}
    </Button>
  </Box>
);

/** A link to the payment page of an unpaid order. */
const PayNow = ({ state: { order }, eventSlug }: { state: Of<'unpaid'>; eventSlug: string }) => {
  const { mutate, isPending, isSuccess, error } = useCreateRedirectSession();
  const pay = () => {
    const { pathname, origin } = location;
    mutate(
      {
        data: {
          eventsCheckout: { reservationId: order.reservationId, eventSlug },
          callbacks: {
            thankYouPageUrl: new URL(pathname, origin).href,
            postFlowUrl: new URL(`${pathname}?event=${order.eventId}`, origin).href,
          },
        },
      },
      { onSuccess: ({ redirectSession }) => location.assign(redirectSession?.fullUrl ?? '') },
    );
  };
  return (
    <>
      <Button kind="primary" busy={isPending || isSuccess} onPress={pay}>
        {text.order.payNow}
      </Button>
      {error && <Failure error={error} />}
    </>
  );
};

/** Leads to the screen on which the owner captures the payment. */
const CaptureAsOwner = ({ order: { eventId, orderNumber } }: Pick<Of<'unpaid'>, 'order'>) => (
  <LinkButton to="/owner/orders/$eventId/$orderNumber" params={{ eventId, orderNumber }}>
    {text.order.captureAsOwner}
  </LinkButton>
);

const Unpaid = ({ state, eventSlug }: { state: Of<'unpaid'>; eventSlug: string | undefined }) => {
  const known: Readonly<Record<string, keyof typeof text.order.unpaid>> = {
    INITIATED: 'INITIATED',
    PENDING: 'PENDING',
    AUTHORIZED: 'AUTHORIZED',
    PARTIALLY_PAID: 'PARTIALLY_PAID',
  };
  const which = known[state.order.status] ?? 'other';
  return (
    <Box icon="lock" title={text.order.unpaid[which]} body={text.order.unpaidText[which]}>
      {which === 'INITIATED' && eventSlug !== undefined && <PayNow state={state} eventSlug={eventSlug} />}
      {which === 'AUTHORIZED' && <CaptureAsOwner order={state.order} />}
    </Box>
  );
};

const Ready = ({
  state: { order, calendarLinks },
  event,
}: {
  state: Of<'ready'>;
  event: SiteEvent | undefined;
}) => {
  const file = event && calendarFile(event);
  return (
    <Box
      icon="check"
      tone="good"
      title={text.order.ready}
      body={order.email === '' ? text.order.readyPlain : text.order.readyText(order.email)}
    >
      <Actions>
        {order.ticketsPdf !== '' && (
          <a href={order.ticketsPdf} target="_blank" rel="noreferrer" {...buttonLook({ kind: 'primary' })}>
            {text.order.allPdf}
          </a>
        )}
        {file !== undefined && (
          <a href={file} download={`${event?.slug ?? 'event'}.ics`} {...buttonLook()}>
            {text.order.calendar}
          </a>
        )}
        {calendarLinks?.google !== undefined && (
          <a href={calendarLinks.google} target="_blank" rel="noreferrer" {...buttonLook({ kind: 'quiet' })}>
            {text.order.google}
          </a>
        )}
      </Actions>
    </Box>
  );
};

/** A link to the tickets of the event, for an order whose tickets were released. */
const OtherTickets = ({ slug }: { slug: string }) => (
  <LinkButton to="/events/$slug" params={{ slug }} kind="primary">
    {text.order.otherTickets}
  </LinkButton>
);

/** The status of the order in words; changes are announced politely. */
export const OrderStatus = ({ state, event, isHeld, onRefresh }: OrderStatusProps) => {
  const eventSlug = event?.slug;
  const content = () => {
    switch (state.status) {
      case 'loading':
        return <Skeleton height="8rem" />;
      case 'unpaid':
        return <Unpaid state={state} eventSlug={eventSlug} />;
      case 'issuing':
        return <Issuing state={state} />;
      case 'delayed':
        return <Delayed state={state} onRefresh={onRefresh} />;
      case 'ready':
        return <Ready state={state} event={event} />;
      case 'declined':
        return (
          <Box
            icon="alert"
            tone="bad"
            title={text.order.declined}
            body={isHeld ? text.order.declinedText : text.order.declinedOver}
          >
            {eventSlug !== undefined &&
              (isHeld ? (
                <LinkButton to="/events/$slug/book" params={{ slug: eventSlug }} kind="primary">
                  {text.order.tryAgain}
                </LinkButton>
              ) : (
                <OtherTickets slug={eventSlug} />
              ))}
          </Box>
        );
      case 'canceled':
        return (
          <Box icon="alert" tone="bad" title={text.order.canceled} body={text.order.canceledText}>
            {eventSlug !== undefined && <OtherTickets slug={eventSlug} />}
          </Box>
        );
      case 'failed':
        return <Failure title={text.order.failed} error={state.error} onRetry={onRefresh} />;
    }
  };
  return (
    <div aria-live="polite" aria-busy={state.status === 'loading'}>
      {content()}
    </div>
  );
};
