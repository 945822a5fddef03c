import {
  anyCart,
  type CartBackend,
  cartV1,
  cartV2,
  type TicketsBackend,
  ticketsV1,
  ticketsV2,
} from 'vitrine/state';
import type { Generation } from './generation-choice.ts';

/** The carts of the generations; `moving` is also the one that knows the answers of both. */
export const carts: Readonly<Record<Generation, CartBackend>> = { v1: cartV1, v3: cartV2, moving: anyCart };

/** The tickets of the generations. */
export const tickets: Readonly<Record<Generation, TicketsBackend>> = {
  v1: ticketsV1,
  v3: ticketsV2,
  moving: ticketsV2,
};

export { cartOf } from 'vitrine/react';
