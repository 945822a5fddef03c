// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AdviceTable } from '../errors.ts';

/** The advice on the error codes of this service's calls: `adviceFor(error, advice)`. */
export const advice: AdviceTable = {
  RESERVATION_NOT_FOUND: {
    messageKey: 'reservation.gone',
    action: 'change-input',
    text: 'The reservation has expired or was released. Reserve the tickets again.',
  },
  CALLBACK_URL_NOT_ALLOWED: {
    messageKey: 'redirect.callbackRefused',
    action: 'fix-setup',
    text: "Add the return address to the allowed ones in the app's settings, exactly as it is sent.",
  },
  SITE_NOT_PUBLISHED: {
    messageKey: 'redirect.notPublished',
    action: 'contact-owner',
    text: 'The site has no public address, so the platform has no pages to send people to. Its owner has to publish it.',
  },
  CHECKOUT_NOT_FOUND: {
    messageKey: 'redirect.checkoutGone',
    action: 'change-input',
    text: 'There is no such checkout any more. Create one from the cart again.',
  },
};
