import { ValidationError } from '../core/errors/call-errors.ts';
import { within } from '../core/timeout.ts';
import type { Session } from '../session/session.ts';
import { cutting } from './exchange.ts';
import { type FlowOptions, signInWith } from './sign-in-with.ts';
import type { SignInClient } from './authorize.ts';

/** Whom to sign in, and what allows it. */
export interface MemberGrant {
  /** Id of the member, which is also that of the identity: `signOn` as an app gives it for an e-mail address. */
  readonly memberId: string;
  /** The owner's API key. A secret: for servers only. */
  readonly apiKey: string;
}

/**
 * Signs a member in by id, without a password: for servers that know their people from elsewhere. Sent once. The cart of
 * the visitor becomes that of the member. A visitor whose token has ended, or who has none, is given one first, as a call
 * would; they keep it where the member is refused.
 * @throws ValidationError (`secret-in-browser`) in a page, where everybody could read the key; AuthError ('Failed to get
 * member tokens') when there are no tokens, and `sign-in-superseded` when the session changed in the meantime; the
 * signal's reason.
 */
export const signInAsMember = async (
  { session }: SignInClient,
  { memberId, apiKey }: MemberGrant,
  options: FlowOptions = {},
): Promise<void> => {
  if ('document' in globalThis)
    throw new ValidationError('signInAsMember() is for servers: its API key must not be in a page.', {
      code: 'secret-in-browser',
    });
  const grant = { grant_type: 'authorized_client', scope: 'offline_access', member_id: memberId };
  // The key is what is refused; the client id is not sent.
  await cutting([apiKey], { invalid_client: { code: 'token-refused' } }, async () => {
    const own = await ownToken(session, options);
    await signInWith(session, grant, { ...options, headers: { authorization: `${own},${apiKey}` } });
  });
};

/** An access token of whoever the session is now, so that the platform knows whose cart goes along. */
const ownToken = async (session: Session, { signal, timeout = 60_000 }: FlowOptions): Promise<string> => {
  const deadline = performance.now() + timeout;
  const { stops } = session;
  const call = { options: { signal }, timeout, deadline, attempts: 0, facts: undefined, stops };
  const { headers } = await within(call, async () => session.authorize());
  return `${headers['authorization']}`;
};
