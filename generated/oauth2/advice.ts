// Generated from spec/oauth2.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AdviceTable } from '../errors.ts';

/** The advice on the error codes of this service's calls: `adviceFor(error, advice)`. */
export const advice: AdviceTable = {
  invalid_client: {
    messageKey: 'setup.clientId',
    action: 'fix-setup',
    text: 'Give oauth() the client id of an OAuth app of this site, or app() the id and secret of the app.',
  },
  invalid_grant: {
    messageKey: 'session.grantRefused',
    action: 'sign-in',
    text: 'The code or refresh token was used, has ended, or belongs to another client. Sign in again.',
  },
  invalid_request: {
    messageKey: 'session.badRequest',
    action: 'fix-setup',
    text: 'The token request is not one that the endpoint knows. Check the grant type and its members.',
  },
  unsupported_grant_type: {
    messageKey: 'session.badRequest',
    action: 'fix-setup',
    text: 'The token request is not one that the endpoint knows. Check the grant type and its members.',
  },
};
