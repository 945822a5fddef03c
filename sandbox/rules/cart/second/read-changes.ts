import { type BodyReader, objectIn } from '../../../engine/body.ts';
import { fieldError } from '../../../engine/errors.ts';
import { check } from '../../../engine/validate.ts';
import { isObject } from '../../../engine/values/objects.ts';

/** Refuses the discounts by the merchant, which the cart of this family does not have (R487). */
export const readChanges: BodyReader = (operation, request) => {
  const body = objectIn(request);
  const { cart } = body;
  if (isObject(cart) && Object.hasOwn(cart, 'merchantDiscounts'))
    throw fieldError('cart.merchantDiscounts', 'FIELD_NOT_ALLOWED', 'is not a field of this cart');
  return check(operation.body, body);
};
