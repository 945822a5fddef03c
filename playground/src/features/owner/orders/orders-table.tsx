import { Link } from '@tanstack/react-router';
import type { Order } from 'vitrine/ticketing';
import { StatusMark } from '../../../components/status-mark.tsx';
import { money } from '../../../lib/format.ts';
import { text } from '../../../text/owner.ts';
import { AllTick } from '../all-tick.tsx';
import { RowTick } from '../row-tick.tsx';
import table from '../table.module.css';
import type { Selection } from '../../../lib/use-selection.ts';
import { OrderButtons } from './order-buttons.tsx';
import { instantWord, orderTone, standingOf } from './order-words.ts';
import type { OrderActions } from './use-order-actions.ts';

const Buyer = ({ order: { eventId, orderNumber, fullName, email } }: { order: Order }) => (
  <span className={table['names']}>
    <Link to="/owner/orders/$eventId/$orderNumber" params={{ eventId, orderNumber }}>
      {fullName || text.ownerOrders.unnamed}
    </Link>
    <small>
      <bdi dir="ltr">{orderNumber}</bdi>
    </small>
    {email !== '' && (
      <small className={table['mail']} title={email}>
        <bdi dir="ltr">{email}</bdi>
      </small>
    )}
  </span>
);

/** Orders in rows; as cards below 700 px. */
export const OrdersTable = ({
  orders,
  titles,
  selection,
  actions,
}: {
  orders: readonly Order[];
  /** Event titles by id. */
  titles: ReadonlyMap<string, string>;
  selection: Selection;
  actions: OrderActions;
}) => {
  const { columns, deletedEvent, title } = text.ownerOrders;
  const things = orders.map(({ orderNumber }) => ({ id: orderNumber, name: orderNumber }));
  return (
    <table className={table['table']} aria-label={title}>
      <thead>
        <tr>
          <AllTick label={text.owner.selectAll} rows={things} selection={selection} />
          <th scope="col">{columns.buyer}</th>
          <th scope="col">{columns.event}</th>
          <th scope="col" data-number="">
            {columns.tickets}
          </th>
          <th scope="col" data-number="">
            {columns.total}
          </th>
          <th scope="col">{columns.status}</th>
          <th scope="col">{columns.created}</th>
          <th scope="col" data-end="">
            {columns.actions}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.orderNumber} {...(selection.has(order.orderNumber) && { 'data-selected': '' })}>
            <td className={table['tick']}>
              <RowTick
                label={text.owner.select(order.orderNumber)}
                selected={selection.has(order.orderNumber)}
                onChange={(on) => selection.set([{ id: order.orderNumber, name: order.orderNumber }], on)}
              />
            </td>
            <th scope="row">
              <Buyer order={order} />
            </th>
            <td data-label={columns.event}>{titles.get(order.eventId) ?? deletedEvent}</td>
            <td data-label={columns.tickets} className={table['number']}>
              {order.ticketsQuantity}
            </td>
            <td data-label={columns.total} className={table['number']}>
              {order.totalPrice ? money(order.totalPrice) : ''}
            </td>
            <td data-label={columns.status} className={table['words']}>
              <StatusMark tone={orderTone(order.status)}>
                {standingOf(order, actions.askedOf(order))}
              </StatusMark>
            </td>
            <td data-label={columns.created} className={table['whole']}>
              {instantWord(order.created)}
            </td>
            <td>
              <span className={table['actions']}>
                <OrderButtons order={order} actions={actions} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
