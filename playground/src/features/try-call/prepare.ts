import type { VitrineClient } from 'vitrine';
import type { Control } from '../../site/control.ts';
import { SAMPLE_PASSWORD } from '../../site/identities.ts';
import type { CallArguments } from '../../try/fields.ts';
import { filledCall, type Known, type Shown } from './fill.ts';

/** Sets up the state that a call requires; returns fields for its body. */
type Prepare = (visitor: VitrineClient, state: Known) => Promise<object>;

/** Starts a sign-in that waits for the code in its e-mail. */
const waitForCode: Prepare = async (visitor, { members }) => {
  const email = members.find(({ emailVerified }) => !emailVerified)?.email;
  const { stateToken } = await visitor.call<{ stateToken: string }>('POST', '/v2/login', {
    body: { loginId: { email }, password: SAMPLE_PASSWORD },
  });
  return { stateToken };
};

const preparations: Readonly<Record<string, Prepare>> = {
  recover: async (visitor, { members }) => {
    await visitor.call('POST', '/v1/send-email', { body: { email: members[0]?.email } });
    return {};
  },
  verifyDuringAuthentication: waitForCode,
  resendDuringAuthentication: waitForCode,
};

/**
 * Calls that require a visit to an identity provider's page: their arguments are valid once and known only to that
 * page.
 */
export const onlyAfterProvider: ReadonlySet<string> = new Set([
  'loginCallback',
  'loginWithIdpConnectionCallback',
  'loginWithIdpConnectionTokenParams',
]);

/** Sets up the required state and fills the arguments of a call from the sandbox. */
export const prepared = async (
  call: Shown,
  control: Control,
  visitor: () => Promise<VitrineClient>,
): Promise<CallArguments> => {
  const read = () => control.send<Known>('GET /sandbox/state');
  const state = await read();
  const prepare = preparations[call.id];
  if (!prepare) return filledCall(call, state);
  const given = await prepare(await visitor(), state);
  // The secret is in the e-mail that was just sent; the platform limits e-mails to one a minute, so move the clock past
  // that.
  await control.send('POST /sandbox/advance', { duration: '2m' });
  const filled = filledCall(call, await read());
  return { ...filled, body: { ...(filled.body as object), ...given } };
};
