// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { AdviceTable } from '../errors.ts';

/** Advice for the error codes of this service's calls; `vitrine/advice` exports it, for `adviceFor()`. */
export const advice: AdviceTable = {
  NO_PAYMENT_METHOD_CONFIGURED: {
    messageKey: 'setup.payments',
    action: 'contact-owner',
    text: 'The site cannot accept payments yet. Its owner has to connect a payment method.',
  },
  SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT: {
    messageKey: 'setup.payments',
    action: 'contact-owner',
    text: 'The site cannot accept payments yet. Its owner has to connect a payment method.',
  },
  OWNED_CART_NOT_FOUND: {
    messageKey: 'cart.none',
    action: 'nothing',
    text: 'This visitor has no cart yet. Show an empty cart; the first add to cart creates one.',
  },
  CART_CANNOT_BE_ORDERED: {
    messageKey: 'cart.notOrderable',
    action: 'change-input',
    text: 'Some items in the cart cannot be ordered. Remove the lines that are not available.',
  },
  ERROR_COUPON_DOES_NOT_EXIST: {
    messageKey: 'coupon.unknown',
    action: 'change-input',
    text: 'There is no such coupon. Check the spelling of the code.',
  },
  ERROR_COUPON_EXPIRED: {
    messageKey: 'coupon.over',
    action: 'change-input',
    text: 'This coupon has expired. Continue without it, or with another.',
  },
  ERROR_COUPON_IS_DISABLED: {
    messageKey: 'coupon.over',
    action: 'change-input',
    text: 'This coupon has expired. Continue without it, or with another.',
  },
  ERROR_COUPON_USAGE_EXCEEDED: {
    messageKey: 'coupon.over',
    action: 'change-input',
    text: 'This coupon has expired. Continue without it, or with another.',
  },
  ERROR_COUPON_NOT_ACTIVE_YET: {
    messageKey: 'coupon.notYet',
    action: 'wait',
    text: 'This coupon is not valid yet. Try it again from its start date.',
  },
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: {
    messageKey: 'coupon.usedByCustomer',
    action: 'change-input',
    text: 'This customer has reached the limit of the coupon. Continue without it.',
  },
  ERROR_COUPON_NOT_APPLICABLE: {
    messageKey: 'coupon.notApplicable',
    action: 'change-input',
    text: 'The coupon is for other items or a larger sum. Change the cart, or continue without it.',
  },
};
