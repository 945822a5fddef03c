import { useEffect } from 'react';
import { useOrder, useReservation } from 'vitrine/react';
import { useGetEvent } from 'vitrine/react/events-v3';
import type { Order } from 'vitrine/ticketing';
import { PageHeading } from '../../components/page-heading.tsx';
import { Facts, Panel } from '../../components/panel.tsx';
import { useBookingStorage } from '../booking/booking-draft.ts';
import { eventTime } from '../../lib/format.ts';
import { text } from '../../text/booking.ts';
import { InvoiceTable } from '../../components/invoice-table.tsx';
import styles from './order.module.css';
import { OrderStatus } from './order-status.tsx';
import { TicketList } from './ticket-list.tsx';

/** Statuses of an order that has taken over the tickets of its reservation and waits for the owner or the bank. */
const taken: ReadonlySet<string> = new Set(['AUTHORIZED', 'PENDING', 'OFFLINE_PENDING']);

/**
 * Deletes reservation and draft once the order has the tickets. Returns whether the tickets of the order are still held
 * for this buyer.
 */
const useHoldOf = (eventId: string, order: Order | undefined, isDone: boolean): boolean => {
  const { state, forget } = useReservation(eventId, { storage: useBookingStorage() });
  const isOurs =
    state.status === 'idle' ||
    ((state.status === 'held' || state.status === 'ordered') && state.hold.id === order?.reservationId);
  useEffect(() => {
    if (isDone && isOurs) forget();
  }, [isDone, isOurs, forget]);
  return state.status === 'held' && isOurs;
};

const OrderFacts = ({ order }: { order: Order }) => (
  <Facts
    rows={[
      [
        text.order.number,
        <bdi key="number" dir="ltr">
          {order.orderNumber}
        </bdi>,
      ],
      [text.order.statusLabel, text.order.statuses[order.status] ?? text.order.unpaid.other],
      [
        text.order.buyer,
        order.fullName === '' ? undefined : (
          <>
            <bdi>{order.fullName}</bdi>
            <br />
            <bdi dir="ltr">{order.email}</bdi>
          </>
        ),
      ],
    ]}
  />
);

/** The progress of an order, then its tickets. */
export const OrderView = ({ orderNumber, eventId }: { orderNumber: string; eventId: string }) => {
  const { state, refresh } = useOrder({ eventId, orderNumber });
  const event = useGetEvent(eventId, { fields: ['DETAILS', 'URLS'] }).data?.event;
  const order = 'order' in state ? state.order : undefined;
  const isDone =
    state.status === 'ready' ||
    state.status === 'issuing' ||
    state.status === 'delayed' ||
    (order !== undefined && taken.has(order.status));
  const isHeld = useHoldOf(eventId, order, isDone);
  return (
    <div className={styles['page']}>
      <header>
        <PageHeading title={text.order.title(orderNumber)}>
          <bdi>{event?.title ?? text.order.title(orderNumber)}</bdi>
        </PageHeading>
        {event && (
          <p className="lead">
            {[eventTime(event.dateAndTimeSettings).atEvent, event.location?.name].filter(Boolean).join(' · ')}
          </p>
        )}
      </header>
      <OrderStatus state={state} event={event} isHeld={isHeld} onRefresh={refresh} />
      {state.status === 'ready' && <TicketList tickets={state.tickets} />}
      {order && (
        <Panel title={text.order.title(orderNumber)}>
          <OrderFacts order={order} />
          {order.invoice && <InvoiceTable invoice={order.invoice} />}
        </Panel>
      )}
    </div>
  );
};
