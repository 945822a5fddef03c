// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { AdviceTable } from '../errors.ts';

/** Advice for the error codes of this service's calls; `vitrine/advice` exports it, for `adviceFor()`. */
export const advice: AdviceTable = {
  CART_CANNOT_BE_ORDERED: {
    messageKey: 'cart.notOrderable',
    action: 'change-input',
    text: 'Some items in the cart cannot be ordered. Remove the lines that are not available.',
  },
  RESERVATION_NOT_FOUND: {
    messageKey: 'reservation.gone',
    action: 'change-input',
    text: 'The reservation has expired or was released. Reserve the tickets again.',
  },
  CALLBACK_URL_NOT_ALLOWED: {
    messageKey: 'redirect.callbackRefused',
    action: 'fix-setup',
    text: "Add the return address to the allowed addresses in the app's settings, exactly as it is sent.",
  },
  SITE_NOT_PUBLISHED: {
    messageKey: 'redirect.notPublished',
    action: 'contact-owner',
    text: 'The site has no public URL, so the platform has no hosted pages for it. Its owner has to publish it.',
  },
  CHECKOUT_NOT_FOUND: {
    messageKey: 'redirect.checkoutGone',
    action: 'change-input',
    text: 'The checkout no longer exists. Create one from the cart again.',
  },
};
