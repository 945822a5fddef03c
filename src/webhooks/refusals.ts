import { WebhookError } from '../core/errors/webhook-error.ts';

/** The reasons to refuse a delivery: code, status of the response, and message. */
const refusals = {
  tooLarge: {
    code: 'webhook-too-large',
    status: 400,
    message: 'The body is too large for a notification.',
  },
  notSigned: {
    code: 'webhook-not-signed',
    status: 400,
    message: 'The body is not a signed notification (a JWT).',
  },
  algorithm: {
    code: 'webhook-algorithm',
    status: 401,
    message: 'The notification is not signed by RS256.',
  },
  signature: {
    code: 'webhook-signature',
    status: 401,
    message: 'The signature was made by none of the configured keys.',
  },
  expired: { code: 'webhook-expired', status: 401, message: 'The notification has expired.' },
  noExpiry: {
    code: 'webhook-no-expiry',
    status: 401,
    message: 'The notification has no expiry.',
  },
  notYet: { code: 'webhook-not-yet-valid', status: 401, message: 'The notification is from the future.' },
  tooOld: {
    code: 'webhook-expired',
    status: 401,
    message: 'The notification was signed more than seven days ago.',
  },
  noAudience: {
    code: 'webhook-audience',
    status: 401,
    message: 'The notification has no audience, which the receiver requires.',
  },
  noIssuer: {
    code: 'webhook-issuer',
    status: 401,
    message: 'The notification has no issuer, which the receiver requires.',
  },
  audience: { code: 'webhook-audience', status: 401, message: 'The notification has another audience.' },
  issuer: { code: 'webhook-issuer', status: 401, message: 'The notification has another issuer.' },
  contents: { code: 'webhook-contents', status: 400, message: 'The notification cannot be read' },
  shape: { code: 'webhook-shape', status: 400, message: 'The notification does not fit the schema' },
  handler: { code: 'webhook-handler-failed', status: 500, message: 'The notification was not handled' },
  busy: {
    code: 'webhook-busy',
    status: 500,
    message: 'Another notification of the entity is being handled.',
  },
  store: { code: 'webhook-store-failed', status: 500, message: 'The store of handled notifications failed.' },
} as const;

/** Names a row of the table. */
export type Refusal = keyof typeof refusals;

/** Further members of an error. They must not quote the body, which may hold any data. */
export interface RefusalFacts {
  readonly eventType?: string | undefined;
  /** The detail that the message contains. */
  readonly what?: string;
  /** Only an error of a handler or of the store. */
  readonly cause?: unknown;
}

/** Makes the error of a reason. */
export const refusal = (name: Refusal, { what, eventType, ...facts }: RefusalFacts = {}): WebhookError => {
  const { code, status, message } = refusals[name];
  return new WebhookError(what ? `${message}: ${what}.` : message, {
    ...facts,
    code,
    status,
    eventType: eventType?.slice(0, 200),
    retryable: status === 500 ? 'yes' : 'no',
  });
};
