import { WebhookError } from '../core/errors/webhook-error.ts';

/** What can be wrong with a delivery, in this room's words: code, answer and sentence. */
const refusals = {
  tooLarge: {
    code: 'webhook-too-large',
    status: 400,
    message: 'The body is larger than a notification may be.',
  },
  notSigned: {
    code: 'webhook-not-signed',
    status: 400,
    message: 'The body is no signed notification (a JWT).',
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
    message: 'The notification does not say when it expires.',
  },
  notYet: { code: 'webhook-not-yet-valid', status: 401, message: 'The notification is from the future.' },
  audience: { code: 'webhook-audience', status: 401, message: 'The notification is for another audience.' },
  issuer: { code: 'webhook-issuer', status: 401, message: 'The notification is by another issuer.' },
  contents: { code: 'webhook-contents', status: 400, message: 'The notification cannot be read' },
  shape: { code: 'webhook-shape', status: 400, message: 'The notification is not what the schema says' },
  handler: { code: 'webhook-handler-failed', status: 500, message: 'The notification was not handled' },
  busy: { code: 'webhook-busy', status: 500, message: 'The same entity is being handled just now.' },
  store: { code: 'webhook-store-failed', status: 500, message: 'The store of handled notifications failed.' },
} as const;

/** Names a row of the table. */
export type Refusal = keyof typeof refusals;

/** What an error says beside its row. None of it may quote a body: that may hold anything. */
export interface RefusalFacts {
  readonly eventType?: string | undefined;
  /** What exactly, in our own words. */
  readonly what?: string;
  /** Only what a handler or a store threw: whoever wrote it may see it. */
  readonly cause?: unknown;
}

/** The error of a row. */
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
