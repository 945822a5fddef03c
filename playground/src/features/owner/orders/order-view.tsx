import { Link } from '@tanstack/react-router';
import { useGetEvent } from 'vitrine/react/events-v3';
import { useUpdateOrder } from 'vitrine/react/ticketing';
import type { Order, TicketSales } from 'vitrine/ticketing';
import { Button } from '../../../components/button.tsx';
import { Failure } from '../../../components/failure.tsx';
import { InvoiceTable } from '../../../components/invoice-table.tsx';
import { List, Row } from '../../../components/list.tsx';
import { Facts, Panel } from '../../../components/panel.tsx';
import { StatusMark } from '../../../components/status-mark.tsx';
import { money } from '../../../lib/format.ts';
import { told } from '../../../lib/told.ts';
import { text } from '../../../text/owner.ts';
import { Head } from '../head.tsx';
import styles from '../owner.module.css';
import { GuestForm } from './guest-form.tsx';
import { OrderButtons } from './order-buttons.tsx';
import { OrderHistory } from './order-history.tsx';
import { channelWord, instantWord, methodWord, orderTone, standingOf } from './order-words.ts';
import { useOrderActions } from './use-order-actions.ts';

const Tickets = ({ tickets }: Pick<Order, 'tickets'>) => {
  const words = text.ownerOrders;
  return (
    <Panel title={words.guests}>
      <List label={words.tickets} empty={words.noTickets}>
        {tickets.map(({ ticketNumber, guestFullName, orderFullName, name, price, checkIn }) => (
          <Row
            key={ticketNumber}
            title={guestFullName || orderFullName || words.unnamed}
            meta={`${name} · ${ticketNumber}`}
            status={price && money(price)}
          >
            {checkIn?.created !== undefined && <small>{words.checkedIn(instantWord(checkIn.created))}</small>}
          </Row>
        ))}
      </List>
    </Panel>
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
    <Panel title={words.facts}>
      <Facts
        rows={[
          [
            words.columns.event,
            eventTitle === undefined ? (
              words.deletedEvent
            ) : (
              <Link key="event" to="/owner/events/$id" params={{ id: order.eventId }}>
                {eventTitle}
              </Link>
            ),
          ],
          [words.email, order.email || '–'],
          [words.columns.created, instantWord(order.created)],
          [words.channel, channelWord(order.channel)],
          [words.method, methodWord(order.method)],
          ...sales.map(
            ({ revenue, totalOrders }) =>
              [words.salesOfEvent, words.sales(totalOrders, revenue ? money(revenue) : '')] as const,
          ),
        ]}
      />
    </Panel>
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
      told(archived ? words.unarchived(1) : words.archived(1)),
    );
  return (
    <>
      <Head
        title={words.orderOf(order.fullName || words.unnamed)}
        back={<Link to="/owner/orders">{words.toOrders}</Link>}
        status={
          <>
            <StatusMark tone={orderTone(order.status)}>
              {standingOf(order, actions.askedOf(order))}
            </StatusMark>
            <span>{orderNumber}</span>
          </>
        }
      >
        <OrderButtons order={order} actions={actions} size="normal" />
        <Button busy={update.isPending} onPress={file}>
          {archived ? words.unarchive(1) : words.archive(1)}
        </Button>
      </Head>
      {actions.error && <Failure error={actions.error} />}
      <div className={styles['columns']}>
        <div className={styles['stack']}>
          <Tickets tickets={order.tickets} />
          {event && <GuestForm key={order.updated} order={order} event={event} />}
        </div>
        <div className={styles['stack']}>
          <OrderFacts order={order} eventTitle={event?.title} sales={sales} />
          {order.invoice && (
            <Panel title={words.invoice}>
              <InvoiceTable invoice={order.invoice} />
            </Panel>
          )}
          <OrderHistory order={order} />
        </div>
      </div>
    </>
  );
};
