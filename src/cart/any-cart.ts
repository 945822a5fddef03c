import { isApiError } from '../core/errors/index.ts';
import { memberAt } from '../core/json.ts';
import { tabMemory } from '../core/tab-memory.ts';
import type { CartBackend, CartCall } from './backend.ts';
import { cartV1 } from './cart-v1.ts';
import { cartV2 } from './cart-v2.ts';

/**
 * Whether the platform no longer has a call: 410, or 404 without a code of the application. A missing cart is a 404 with a
 * code, so a removed call never counts as an empty cart.
 */
const isRemoved = (error: unknown): boolean =>
  isApiError(error) &&
  (error.status === 410 ||
    (error.status === 404 && memberAt(memberAt(error.details, 'applicationError'), 'code') === undefined));

/** Sessions, and clients without a session, that have found the first version removed. */
const moved = new WeakSet<object>();

/**
 * Makes a call by the first version until the platform has removed it, and then by the second version. A removed call has
 * no effect, so any call can be made again by the other version: both have the same cart, lines and ids.
 */
const by = async <Result>(
  { client }: CartCall,
  make: (backend: CartBackend) => Promise<Result>,
): Promise<Result> => {
  const session = client.session ?? client;
  const memory = tabMemory('cart', client);
  if (moved.has(session) || memory.read() === 'v2') return make(cartV2);
  const move = () => {
    moved.add(session);
    memory.write('v2');
  };
  try {
    return await make(cartV1);
  } catch (error) {
    if (!isRemoved(error)) throw error;
    try {
      const result = await make(cartV2);
      move();
      return result;
    } catch (second) {
      // If the host has neither version, the address of the host is wrong, and the first version may still be there.
      if (isRemoved(second)) throw error;
      // A network error, an abort, a refusal before the call or a failed server tells nothing about the version.
      if (isApiError(second) && second.status < 500) move();
      throw second;
    }
  }
};

/**
 * The first version of the platform's cart while the platform has it, then the second version. The first call that the
 * platform has removed moves the session to the second version, where its cart goes on with the same lines.
 */
export const anyCart: CartBackend = {
  read: (call, isFresh) => by(call, ({ read }) => read(call, isFresh)),
  cartOf: (response) => cartV1.cartOf(response) ?? cartV2.cartOf(response),
  lines: {
    addIsPartial: true,
    add: (request, call) => by(call, ({ lines }) => lines.add(request, call)),
    setQuantity: (lineId, quantity, call) =>
      by(call, ({ lines }) => lines.setQuantity(lineId, quantity, call)),
    remove: (lineIds, call) => by(call, ({ lines }) => lines.remove(lineIds, call)),
  },
  fields: {
    refusesSecondCoupon: true,
    applyCoupon: (code, call) => by(call, ({ fields }) => fields.applyCoupon(code, call)),
    removeCoupon: (call) => by(call, ({ fields }) => fields.removeCoupon(call)),
    update: (info, call) => by(call, ({ fields }) => fields.update(info, call)),
    clear: (call) => by(call, ({ fields }) => fields.clear(call)),
    checkout: (request, shown, call) => by(call, ({ fields }) => fields.checkout(request, shown, call)),
  },
  estimate: (request, call) => by(call, ({ estimate }) => estimate(request, call)),
};
