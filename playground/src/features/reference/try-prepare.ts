import type { Control } from '../../site/control.ts';
import { filledCall, type Filled, type Known, type Shown } from './try-it.ts';
import { authorizationOf, type TrySite } from './try-identity.ts';

/** Password of every member of a scenario. */
const PASSWORD = 'sandbox-password';

/** What must have happened before a call can be tried; gives members of its body. */
type Prepare = (
  post: (path: string, body: object) => Promise<Record<string, unknown>>,
  state: Known,
) => Promise<object>;

/** A sign-in that waits for the code of its mail. */
const waitForCode: Prepare = async (post, { members }) => {
  const email = members.find(({ emailVerified }) => !emailVerified)?.email;
  const { stateToken } = await post('/v2/login', { loginId: { email }, password: PASSWORD });
  return { stateToken };
};

const preparations: Readonly<Record<string, Prepare>> = {
  recover: async (post, { members }) => {
    await post('/v1/send-email', { email: members[0]?.email });
    return {};
  },
  verifyDuringAuthentication: waitForCode,
  resendDuringAuthentication: waitForCode,
};

/** Calls that only a visit of a provider's page makes possible: what they take can be used once and is told nobody else. */
export const onlyAfterProvider: ReadonlySet<string> = new Set([
  'loginCallback',
  'loginWithIdpConnectionCallback',
  'loginWithIdpConnectionTokenParams',
]);

/** Fills a call from the sandbox, after whatever it needs has been done there. */
export const prepared = async (
  call: Shown,
  control: Control,
  site: Omit<TrySite, 'memberId'>,
): Promise<Filled> => {
  const read = () => control.send<Known>('GET /sandbox/state');
  const state = await read();
  const prepare = preparations[call.id];
  if (!prepare) return filledCall(call, state);
  const authorization = await authorizationOf('visitor', { ...site, memberId: '' });
  const given = await prepare(async (path, body) => {
    const response = await fetch(`${site.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, unknown>;
  }, state);
  // What the mail says is known only now, and another one may be sent after a minute.
  await control.send('POST /sandbox/advance', { duration: '2m' });
  const filled = filledCall(call, await read());
  return { ...filled, body: { ...(filled.body as object), ...given } };
};
