import {
  anyCart,
  type CartBackend,
  cartV1,
  cartV2,
  type TicketsBackend,
  ticketsV1,
  ticketsV2,
} from 'vitrine/state';
import type { Generation, GenerationChoice } from './generation-choice.ts';

const carts: Readonly<Record<Generation, CartBackend>> = { v1: cartV1, v3: cartV2, moving: anyCart };

const tickets: Readonly<Record<Generation, TicketsBackend>> = {
  v1: ticketsV1,
  v3: ticketsV2,
  moving: ticketsV2,
};

/** The cart of the page's generation. Each call waits until the generation is known. */
export const cartOfGeneration = ({ current, known }: GenerationChoice): CartBackend => {
  const by = async <Result>(make: (cart: CartBackend) => Promise<Result>): Promise<Result> =>
    make(carts[await known()]);
  return {
    read: (call, isFresh) => by(({ read }) => read(call, isFresh)),
    cartOf: anyCart.cartOf,
    lines: {
      get addIsPartial() {
        return current() !== 'v1';
      },
      add: (request, call) => by(({ lines }) => lines.add(request, call)),
      setQuantity: (id, quantity, call) => by(({ lines }) => lines.setQuantity(id, quantity, call)),
      remove: (ids, call) => by(({ lines }) => lines.remove(ids, call)),
    },
    fields: {
      get refusesSecondCoupon() {
        return current() !== 'v1';
      },
      applyCoupon: (code, call) => by(({ fields }) => fields.applyCoupon(code, call)),
      removeCoupon: (call) => by(({ fields }) => fields.removeCoupon(call)),
      update: (info, call) => by(({ fields }) => fields.update(info, call)),
      clear: (call) => by(({ fields }) => fields.clear(call)),
      checkout: (request, shown, call) => by(({ fields }) => fields.checkout(request, shown, call)),
    },
    estimate: (request, call) => by(({ estimate }) => estimate(request, call)),
  };
};

/** The tickets of the page's generation. Both families know the holds of each other. */
export const ticketsOfGeneration = ({ known }: GenerationChoice): TicketsBackend => {
  const by = async <Result>(make: (backend: TicketsBackend) => Promise<Result>): Promise<Result> =>
    make(tickets[await known()]);
  return {
    name: 'site',
    onSale: (eventId, call) => by(({ onSale }) => onSale(eventId, call)),
    hold: (wanted, call) => by(({ hold }) => hold(wanted, call)),
    find: (key, call) => by(({ find }) => find(key, call)),
    release: (key, call) => by(({ release }) => release(key, call)),
    isGone: (error) => ticketsV1.isGone(error) || ticketsV2.isGone(error),
    refusals: { ...ticketsV1.refusals, ...ticketsV2.refusals },
  };
};
