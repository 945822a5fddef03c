// Generated from spec/oauth2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { AdviceTable } from '../errors.ts';

/** Advice for the error codes of this service's calls; `vitrine/advice` exports it, for `adviceFor()`. */
export const advice: AdviceTable = {
  invalid_client: {
    messageKey: 'setup.clientId',
    action: 'fix-setup',
    text: 'Give oauth() the client id of an OAuth app of this site, or app() the id and secret of the app.',
  },
  unauthorized_client: {
    messageKey: 'setup.grant',
    action: 'fix-setup',
    text: 'The OAuth app, or the host, does not allow this way to get tokens. Check the client id and the host.',
  },
  unsupported_grant_type: {
    messageKey: 'setup.grant',
    action: 'fix-setup',
    text: 'The OAuth app, or the host, does not allow this way to get tokens. Check the client id and the host.',
  },
  invalid_grant: {
    messageKey: 'session.grantRefused',
    action: 'sign-in',
    text: 'The code or refresh token was used, has expired, or belongs to another client. Sign in again.',
  },
  invalid_request: {
    messageKey: 'session.badRequest',
    action: 'fix-setup',
    text: 'The endpoint does not know this token request. Check the grant type and its members.',
  },
};
