import { useGetEvent } from 'vitrine/react/events-v3';
import { useUpdateOrder } from 'vitrine/react/ticketing';
import type { Order, TicketSales } from 'vitrine/ticketing';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../components/button.tsx';
import { CallFailed } from '../call-failed.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { StatusMark } from '../../../components/status-mark.tsx';
import { toast } from '../../../lib/announcer.ts';
import { money } from '../../../lib/format.ts';
import { text } from '../../../text/owner.ts';
import { InvoiceTable } from '../../../components/invoice-table.tsx';
import { GuestForm } from './guest-form.tsx';
import { OrderButtons } from './order-buttons.tsx';
import { OrderHistory } from './order-history.tsx';
import { channelWord, instantWord, methodWord, orderTone, standingOf } from './order-words.ts';
import styles from '../owner.module.css';
import { useOrderActions } from './use-order-actions.ts';

const Tickets = ({ order }: { order: Order }) => {
  const words = text.ownerOrders;
  if (order.tickets.length === 0) return <p className={styles['soft']}>{words.noTickets}</p>;
  return (
    <ul aria-label={words.tickets}>
      {order.tickets.map((ticket) => (
        <li key={ticket.ticketNumber} className={styles['ticket']}>
          <span className={styles['split']}>
            <strong>{ticket.guestFullName || ticket.orderFullName || words.unnamed}</strong>
            <span>{ticket.price ? money(ticket.price) : ''}</span>
          </span>
          <span className={`${styles['split']} ${styles['soft']}`}>
            <span>{ticket.name}</span>
            <bdi dir="ltr">{ticket.ticketNumber}</bdi>
          </span>
          {ticket.checkIn?.created !== undefined && (
            <span className={styles['soft']}>{words.checkedIn(instantWord(ticket.checkIn.created))}</span>
          )}
        </li>
      ))}
    </ul>
  );
};

/** The event, the buyer and the payment of an order. */
const OrderFacts = ({
  order,
  eventTitle,
  sales,
}: {
  order: Order;
  /** Absent for a deleted event. */
  eventTitle: string | undefined;
  sales: readonly TicketSales[];
}) => {
  const words = text.ownerOrders;
  return (
    <section className={styles['panel']} aria-labelledby="facts">
      <h2 id="facts">{words.facts}</h2>
      <dl className={styles['facts']}>
        <dt>{words.columns.event}</dt>
        <dd>
          {eventTitle !== undefined ? (
            <Link to="/owner/events/$id" params={{ id: order.eventId }}>
              {eventTitle}
            </Link>
          ) : (
            words.deletedEvent
          )}
        </dd>
        <dt>{words.email}</dt>
        <dd>
          <bdi dir="ltr">{order.email || '–'}</bdi>
        </dd>
        <dt>{words.columns.created}</dt>
        <dd>{instantWord(order.created)}</dd>
        <dt>{words.channel}</dt>
        <dd>{channelWord(order.channel)}</dd>
        <dt>{words.method}</dt>
        <dd>{methodWord(order.method)}</dd>
        {sales.map(({ revenue, totalOrders }) => (
          <FactPair
            key={revenue?.currency}
            name={words.salesOfEvent}
            value={words.sales(totalOrders, revenue ? money(revenue) : '')}
          />
        ))}
      </dl>
    </section>
  );
};

/** An order with its tickets, invoice, buyer and history. */
export const OrderView = ({ order, sales }: { order: Order; sales: readonly TicketSales[] }) => {
  const words = text.ownerOrders;
  const { eventId, orderNumber, archived } = order;
  const actions = useOrderActions();
  const update = useUpdateOrder();
  const event = useGetEvent(eventId, { fields: ['DETAILS', 'REGISTRATION', 'FORM'] }).data?.event;
  const file = () =>
    update.mutate(
      { eventId, orderNumber, data: { archived: !archived } },
      { onSuccess: () => toast(archived ? words.unarchived(1) : words.archived(1)) },
    );
  return (
    <>
      <div className={styles['head']}>
        <div className={styles['intro']}>
          <PageHeading title={words.orderOf(order.fullName || words.unnamed)} />
          <p>
            <StatusMark tone={orderTone(order.status)}>
              {standingOf(order, actions.askedOf(order))}
            </StatusMark>
          </p>
        </div>
        <div className={styles['actions']}>
          <OrderButtons order={order} actions={actions} size="normal" />
          <Button busy={update.isPending} onPress={file}>
            {archived ? words.unarchive(1) : words.archive(1)}
          </Button>
        </div>
      </div>
      {actions.error && <CallFailed error={actions.error} />}
      {update.error && <CallFailed error={update.error} />}
      <div className={styles['columns']}>
        <div className={styles['stack']}>
          <section className={styles['panel']} aria-labelledby="tickets">
            <h2 id="tickets">{words.guests}</h2>
            <Tickets order={order} />
          </section>
          {event && <GuestForm key={order.updated} order={order} event={event} />}
        </div>
        <div className={styles['stack']}>
          <OrderFacts order={order} eventTitle={event?.title} sales={sales} />
          {order.invoice && (
            <section className={styles['panel']} aria-labelledby="invoice">
              <h2 id="invoice">{words.invoice}</h2>
              <InvoiceTable invoice={order.invoice} />
            </section>
          )}
          <OrderHistory order={order} />
        </div>
      </div>
    </>
  );
};

const FactPair = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);
