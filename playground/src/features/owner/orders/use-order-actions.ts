import { useState } from 'react';
import type { Order } from 'vitrine/ticketing';
import {
  useBulkUpdateOrders,
  useCaptureAuthorizedPayment,
  useConfirmOrder,
  useVoidAuthorizedPayment,
} from 'vitrine/react/ticketing';
import { toast } from '../../../lib/announcer.ts';
import { isConfirmed } from './order-actions.ts';
import { text } from '../../../text/owner.ts';
import type { Asked } from './order-words.ts';

/** Groups orders by event: a call that changes several orders is limited to one event. */
const byEvent = (orders: readonly Order[]): ReadonlyMap<string, readonly Order[]> =>
  new Map(orders.map(({ eventId }) => [eventId, orders.filter((order) => order.eventId === eventId)]));

const numbersOf = (orders: readonly Order[]): string[] => orders.map(({ orderNumber }) => orderNumber);

/** The owner's actions on orders: confirm, capture, void and archive. */
export const useOrderActions = () => {
  const words = text.ownerOrders;
  const [asked, setAsked] = useState<ReadonlyMap<string, Asked>>(new Map());
  const confirm = useConfirmOrder();
  const capture = useCaptureAuthorizedPayment();
  const giveUp = useVoidAuthorizedPayment();
  const archive = useBulkUpdateOrders();

  const settle = async ({ orderNumber, eventId }: Order, how: Asked): Promise<void> => {
    const { mutateAsync } = how === 'capture' ? capture : giveUp;
    await mutateAsync({ orderNumber, data: { eventId } });
    setAsked((before) => new Map(before).set(orderNumber, how));
    toast(words.asked[how]);
  };

  const confirmAll = async (orders: readonly Order[]): Promise<void> => {
    for (const [eventId, some] of byEvent(orders))
      await confirm.mutateAsync({ eventId, data: { orderNumber: numbersOf(some) } });
    const already = orders.filter(isConfirmed).length;
    toast(words.confirmed(orders.length - already, already));
  };

  const archiveAll = async (orders: readonly Order[], archived: boolean): Promise<void> => {
    for (const [eventId, some] of byEvent(orders))
      await archive.mutateAsync({ eventId, data: { orderNumber: numbersOf(some), archived } });
    toast(archived ? words.archived(orders.length) : words.unarchived(orders.length));
  };

  const all = [confirm, capture, giveUp, archive];
  /** Starts an action and clears the failure of the previous one. */
  const begin = (action: () => Promise<void>): Promise<void> => {
    for (const { reset } of all) reset();
    return action();
  };

  return {
    capture: (order: Order) => begin(() => settle(order, 'capture')).catch(() => undefined),
    giveUp: (order: Order) => begin(() => settle(order, 'void')),
    confirm: (orders: readonly Order[]) => begin(() => confirmAll(orders)),
    archive: (orders: readonly Order[], archived: boolean) => begin(() => archiveAll(orders, archived)),
    askedOf: (order: Order) => asked.get(order.orderNumber),
    isPending: all.some(({ isPending }) => isPending),
    error: all.find(({ error }) => error)?.error ?? undefined,
  };
};

export type OrderActions = ReturnType<typeof useOrderActions>;
