// Generated from spec/orders.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { AdviceTable } from '../errors.ts';

/** Advice for the error codes of this service's calls; `vitrine/advice` exports it, for `adviceFor()`. */
export const advice: AdviceTable = {
  ORDER_NOT_FOUND: {
    messageKey: 'order.gone',
    action: 'change-input',
    text: 'There is no such order, or the caller may not see it. Check its number or its id.',
  },
  READ_ORDER_FORBIDDEN: {
    messageKey: 'order.notOwn',
    action: 'sign-in',
    text: 'This order belongs to another buyer. Sign in as the person who bought.',
  },
};
