// Generated from spec/rsvp.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { AdviceTable } from '../errors.ts';

/** Advice for the error codes of this service's calls; `vitrine/advice` exports it, for `adviceFor()`. */
export const advice: AdviceTable = {
  INVALID_REVISION: {
    messageKey: 'call.staleRevision',
    action: 'read-back',
    text: 'The entity has changed. Read it again, apply the change to what was read, and send it with the new revision.',
  },
  WIX_EVENTS_APP_NOT_INSTALLED: {
    messageKey: 'setup.appMissing',
    action: 'contact-owner',
    text: 'The app of this call is not installed on the site. The owner can add it.',
  },
  EVENT_NOT_FOUND: {
    messageKey: 'event.unknown',
    action: 'change-input',
    text: 'There is no such event, or it is not published. Check the id.',
  },
  RSVP_LIMIT_EXCEEDED: {
    messageKey: 'rsvp.full',
    action: 'nothing',
    text: 'All seats of the event are taken, and it has no waiting list. Show that it is full.',
  },
  GUEST_LIMIT_EXCEEDED: {
    messageKey: 'rsvp.tooManyGuests',
    action: 'change-input',
    text: "Fewer seats are left than people in this reply. The error's data has their number; take fewer companions.",
  },
  RSVPS_CLOSED: {
    messageKey: 'rsvp.closed',
    action: 'nothing',
    text: 'The time for replies is over. Show that registration has ended.',
  },
  RSVPS_NOT_STARTED: {
    messageKey: 'rsvp.notStarted',
    action: 'wait',
    text: "The time for replies has not begun. The event's registration has the start date.",
  },
  WAITING_LIST_UNAVAILABLE: {
    messageKey: 'rsvp.noWaitingList',
    action: 'change-input',
    text: 'The event has no waiting list. Reply with YES, or show that it is full.',
  },
  INVALID_RSVP_STATUS: {
    messageKey: 'rsvp.statusRefused',
    action: 'change-input',
    text: 'The event does not ask for this reply. Offer NO only if the event takes both replies.',
  },
  UNEXPECTED_RSVP_STATUS: {
    messageKey: 'rsvp.statusRefused',
    action: 'change-input',
    text: 'The event does not ask for this reply. Offer NO only if the event takes both replies.',
  },
  MEMBER_ALREADY_REGISTERED: {
    messageKey: 'rsvp.replied',
    action: 'nothing',
    text: 'This member has already replied to the event. Show the existing reply; the owner can change it.',
  },
  MEMBER_EMAIL_ALREADY_REGISTERED: {
    messageKey: 'rsvp.replied',
    action: 'nothing',
    text: 'This member has already replied to the event. Show the existing reply; the owner can change it.',
  },
  ADDITIONAL_GUESTS_MUST_HAVE_NAMES: {
    messageKey: 'rsvp.namesMissing',
    action: 'change-input',
    text: "The event's form asks for the names of companions. Give one name for each.",
  },
  FORM_SUBMISSIONS_NOT_SUPPORTED: {
    messageKey: 'rsvp.otherForm',
    action: 'open-hosted-page',
    text: "The event has a form of the newer kind, which these calls do not take. Link to the event's page.",
  },
  MEMBER_IDENTITY_NOT_FOUND: {
    messageKey: 'rsvp.nobody',
    action: 'sign-in',
    text: 'Only a member has own replies. Sign in, then call again.',
  },
  INVALID_EVENT_TYPE: {
    messageKey: 'event.otherRegistration',
    action: 'change-input',
    text: 'The event registers guests in another way. Read its registration type, then use tickets or replies.',
  },
  INVALID_FORM_RESPONSE: {
    messageKey: 'order.badForm',
    action: 'change-input',
    text: "Fill in every mandatory field of the event's form, with values that it offers.",
  },
};
