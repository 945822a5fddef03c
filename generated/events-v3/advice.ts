// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { AdviceTable } from '../errors.ts';

/** Advice for the error codes of this service's calls; `vitrine/advice` exports it, for `adviceFor()`. */
export const advice: AdviceTable = {
  WIX_EVENTS_APP_NOT_INSTALLED: {
    messageKey: 'setup.appMissing',
    action: 'contact-owner',
    text: 'The app of this call is not installed on the site. The owner can add it.',
  },
  INVALID_SLUG_FORMAT: {
    messageKey: 'event.badSlug',
    action: 'change-input',
    text: 'A slug has letters, digits and hyphens. Choose another, or omit it.',
  },
  SLUG_ALREADY_IN_USE: {
    messageKey: 'event.slugTaken',
    action: 'change-input',
    text: 'Another event has this slug. Choose another, or omit it.',
  },
  EVENT_LIMIT_REACHED: {
    messageKey: 'event.tooMany',
    action: 'contact-owner',
    text: 'The site has as many events as its plan allows. Its owner can delete some or change the plan.',
  },
  INVALID_EVENT_STATUS_TRANSITION: {
    messageKey: 'event.badTransition',
    action: 'read-back',
    text: "The event's status does not allow this. Read the event again.",
  },
  EVENT_ALREADY_PUBLISHED: {
    messageKey: 'event.published',
    action: 'nothing',
    text: 'The event is already published. Show it as it is.',
  },
  FILTER_PARSER_ERROR: {
    messageKey: 'event.badFilter',
    action: 'change-input',
    text: 'The filter names a field or an operator that cannot be used here. The reference page lists both.',
  },
};
