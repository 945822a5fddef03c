// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AdviceTable } from '../errors.ts';

/** The advice on the error codes of this service's calls: `adviceFor(error, advice)`. */
export const advice: AdviceTable = {
  NO_PAYMENT_METHOD_CONFIGURED: {
    messageKey: 'setup.payments',
    action: 'contact-owner',
    text: 'The site cannot take payments yet. Its owner has to connect a way to pay.',
  },
  SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT: {
    messageKey: 'setup.payments',
    action: 'contact-owner',
    text: 'The site cannot take payments yet. Its owner has to connect a way to pay.',
  },
  OWNED_CART_NOT_FOUND: {
    messageKey: 'cart.none',
    action: 'nothing',
    text: 'This visitor has no cart yet. Show an empty cart; the first add to cart makes one.',
  },
  CART_CANNOT_BE_ORDERED: {
    messageKey: 'cart.notOrderable',
    action: 'change-input',
    text: 'Something in the cart cannot be ordered. Take the lines that are not available out.',
  },
  ERROR_COUPON_DOES_NOT_EXIST: {
    messageKey: 'coupon.unknown',
    action: 'change-input',
    text: 'There is no such coupon. Check how the code is written.',
  },
  ERROR_COUPON_EXPIRED: {
    messageKey: 'coupon.over',
    action: 'change-input',
    text: 'This coupon is over. Go on without it, or with another.',
  },
  ERROR_COUPON_IS_DISABLED: {
    messageKey: 'coupon.over',
    action: 'change-input',
    text: 'This coupon is over. Go on without it, or with another.',
  },
  ERROR_COUPON_USAGE_EXCEEDED: {
    messageKey: 'coupon.over',
    action: 'change-input',
    text: 'This coupon is over. Go on without it, or with another.',
  },
  ERROR_COUPON_NOT_ACTIVE_YET: {
    messageKey: 'coupon.notYet',
    action: 'wait',
    text: 'This coupon does not count yet. Try it again from the day on that it names.',
  },
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: {
    messageKey: 'coupon.usedByCustomer',
    action: 'change-input',
    text: 'This customer has used the coupon as often as it may be. Go on without it.',
  },
  ERROR_COUPON_NOT_APPLICABLE: {
    messageKey: 'coupon.notApplicable',
    action: 'change-input',
    text: 'The coupon is for other items or a larger sum. Change the cart, or go on without it.',
  },
};
