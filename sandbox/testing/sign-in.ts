import { credentials } from './members.ts';
import { callerWith, send, type Shopper } from './shopper.ts';

/** Signs a sample member in by password. */
export const login = (shopper: Shopper, name: string, password?: string) =>
  shopper.post('/v2/login', credentials(name, password));

/** The code of a refusal. */
export const codeOf = ({ body }: Awaited<ReturnType<typeof login>>) =>
  body.at('details.applicationError.code');

/** The code or token in the newest mail. */
export const newestMail = ({ sandbox }: Shopper) => sandbox.state.mails.at(-1)?.secret ?? '';

/** A sample member with tokens that an app has requested. */
export const memberOf = async (shopper: Shopper, index = 0) => {
  const { body } = await send(
    shopper.sandbox,
    'POST',
    '/oauth2/token',
    {
      grant_type: 'authorized_client',
      scope: 'offline_access',
      member_id: shopper.sandbox.state.members[index]?.id,
    },
    `${shopper.token},${shopper.sandbox.state.settings.ownerApiKey}`,
  );
  return {
    ...callerWith(shopper.sandbox, body.text('access_token')),
    refreshToken: body.text('refresh_token'),
  };
};
