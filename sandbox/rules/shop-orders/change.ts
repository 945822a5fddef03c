import { announce } from '../../engine/announce.ts';
import { newId, type World } from '../../engine/context.ts';
import type { OrderRecord } from '../../records/state.ts';
import { orderView } from './view.ts';

/** Changes by the owner for which no described call exists. */
export const orderChanges = ['archive', 'cancel', 'edit', 'fulfill', 'refund'] as const;

/** A change of an order by the owner. */
export type OrderChange = (typeof orderChanges)[number];

/** Changes an order and sets its date (R4); returns the order as the service writes it. */
const changed = (world: World, order: OrderRecord, changes: Partial<OrderRecord>) => {
  Object.assign(order, changes, { updatedDate: world.clock.iso() });
  return { entityId: order.id, order: orderView(world, order) };
};

const makers: Readonly<Record<OrderChange, (world: World, order: OrderRecord) => void>> = {
  archive: (world, order) => {
    const archived = order.archived ?? false;
    const { entityId, order: currentEntity } = changed(world, order, { archived: !archived });
    announce(world, 'wix.ecom.v1.order_updated', {
      entityId,
      updatedEvent: { currentEntity, modifiedFields: { archived } },
    });
  },
  cancel: (world, order) => {
    const { entityId, ...body } = changed(world, order, { status: 'CANCELED' });
    announce(world, 'wix.ecom.v1.order_canceled', {
      entityId,
      actionEvent: { body: { ...body, restockAllItems: false, sendOrderCanceledEmail: false } },
    });
  },
  edit: (world, order) => {
    const [line] = order.lines;
    const before = line?.quantity ?? 1;
    if (line) line.quantity += 1;
    const { entityId, ...body } = changed(world, order, {});
    const [{ id: lineItemId } = { id: '' }] = body.order.lineItems;
    announce(world, 'wix.ecom.v1.order_committed', {
      entityId,
      actionEvent: {
        body: {
          ...body,
          draftOrderId: newId(world, 'draft-order'),
          changes: { lineItems: [{ lineItemId, changedDetails: { quantityBeforeChange: before } }] },
          commitDate: world.clock.iso(),
        },
      },
    });
  },
  fulfill: (world, order) => {
    const previousFulfillmentStatus = order.fulfillmentStatus ?? 'NOT_FULFILLED';
    const { entityId, ...body } = changed(world, order, { fulfillmentStatus: 'FULFILLED' });
    announce(world, 'wix.ecom.v1.order_fulfilled', {
      entityId,
      actionEvent: {
        body: { ...body, previousFulfillmentStatus, newFulfillmentStatus: 'FULFILLED', action: 'FULFILL' },
      },
    });
  },
  refund: (world, order) => {
    const previousPaymentStatus = order.paymentStatus;
    const { entityId, ...body } = changed(world, order, { paymentStatus: 'FULLY_REFUNDED' });
    announce(world, 'wix.ecom.v1.order_payment_status_updated', {
      entityId,
      actionEvent: { body: { ...body, previousPaymentStatus } },
    });
  },
};

/** Changes an order as its owner and announces the change (R683). */
export const changeOrder = (world: World, order: OrderRecord, change: OrderChange): void =>
  makers[change](world, order);

/** Imports a copy of an order under a number of its own, and announces it (R683). */
export const importOrder = (world: World, order: OrderRecord, number: string): OrderRecord => {
  const { about: _, ...copy } = structuredClone(order);
  const imported: OrderRecord = { ...copy, id: newId(world, 'order'), number, imported: true };
  world.state.orders.push(imported);
  announce(world, 'wix.ecom.v1.order_imported', {
    entityId: imported.id,
    actionEvent: { body: { order: orderView(world, imported) } },
  });
  return imported;
};

/** Deletes an imported order and announces it (R683). */
export const deleteImportedOrder = (world: World, order: OrderRecord): void => {
  world.state.orders = world.state.orders.filter(({ id }) => id !== order.id);
  announce(world, 'wix.ecom.v1.order_imported_order_deleted', {
    entityId: order.id,
    actionEvent: { body: { order: orderView(world, order) } },
  });
};
