import type {
  DeliveryMethodInput,
  SetDeliveryMethodForCurrentCartRequest,
} from '../../../../generated/carts-v2/types.ts';
import { applicationError } from '../../../engine/errors.ts';
import type { Rule, World } from '../../../engine/context.ts';
import type { CartRecord } from '../../../records/state.ts';
import { defined, deliveryAddress } from '../cart-about.ts';
import { cartBefore } from '../cart-notifications.ts';
import { rateOf } from '../shipping.ts';
import { requireOpen } from './current.ts';
import { changedV2 } from './notifications.ts';

/** Sets the delivery method of a cart that has an address and a line (R522). */
export const putMethod = (world: World, cart: CartRecord, { code, appId }: DeliveryMethodInput): void => {
  const address = deliveryAddress(cart);
  if (!address) throw applicationError(428, 'DELIVERY_METHOD_MISSING_ADDRESS', 'Delivery address is missing');
  if (cart.lines.length === 0)
    throw applicationError(428, 'DELIVERY_METHOD_MISSING_LINE_ITEMS', 'Line items are missing');
  const method = { code, ...(appId && { carrierId: appId }) };
  if (!rateOf(world, address, method))
    throw applicationError(428, 'DELIVERY_METHOD_NOT_FOUND', 'Delivery method not found', {
      code,
      ...(appId && { appId }),
    });
  cart.about = { ...cart.about, method };
};

/** setDeliveryMethodForCurrentCart (R522). */
export const setDeliveryMethodForCurrentCart: Rule = (call) => {
  const { deliveryMethod } = call.body as SetDeliveryMethodForCurrentCartRequest;
  const cart = requireOpen(call);
  const before = cartBefore(cart);
  putMethod(call, cart, deliveryMethod);
  return changedV2(call, cart, before);
};

/** removeDeliveryMethodFromCurrentCart: also for a cart without a method (R526). */
export const removeDeliveryMethodFromCurrentCart: Rule = (call) => {
  const cart = requireOpen(call);
  const before = cartBefore(cart);
  const { method: _method, ...about } = cart.about;
  cart.about = defined(about);
  return changedV2(call, cart, before);
};
