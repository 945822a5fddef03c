import type { World } from '../../engine/context.ts';
import { lookUp } from '../../engine/values/lookup.ts';
import type { OrderRecord } from '../../records/state.ts';
import {
  changeOrder,
  deleteImportedOrder,
  importOrder,
  type OrderChange,
} from '../../rules/shop-orders/change.ts';
import { OwnerError } from './types.ts';

const orderNumbered = ({ state }: World, number: string): OrderRecord => {
  const order = lookUp(state.orders, 'number', number);
  if (!order) throw new OwnerError(`The shop has no order ${number}.`);
  return order;
};

/** Changes a store order (R683). */
export const changeShopOrder = (world: World, number: string, change: OrderChange): OrderRecord => {
  const order = orderNumbered(world, number);
  changeOrder(world, order, change);
  return order;
};

/** Imports a copy of a store order under another number (R683). */
export const importShopOrder = (world: World, number: string, as: string): OrderRecord => {
  if (lookUp(world.state.orders, 'number', as)) throw new OwnerError(`The shop has an order ${as}.`);
  return importOrder(world, orderNumbered(world, number), as);
};

/** Deletes an imported store order (R683). */
export const deleteImportedShopOrder = (world: World, number: string): void => {
  const order = orderNumbered(world, number);
  if (!order.imported) throw new OwnerError(`The order ${number} was not imported.`);
  deleteImportedOrder(world, order);
};
