import { announce } from '../../engine/announce.ts';
import type { World } from '../../engine/context.ts';
import type { OrderRecord } from '../../records/state.ts';
import { orderView } from './view.ts';

/** Announces a new order, which is approved at once: it is paid (R683). */
export const announcePlaced = (world: World, order: OrderRecord): void => {
  const entity = orderView(world, order);
  announce(world, 'wix.ecom.v1.order_created', { entityId: order.id, createdEvent: { entity } });
  announce(world, 'wix.ecom.v1.order_approved', {
    entityId: order.id,
    actionEvent: { body: { order: entity } },
  });
};
