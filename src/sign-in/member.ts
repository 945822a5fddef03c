import { ValidationError } from '../core/errors/call-errors.ts';
import { isPage } from '../core/page.ts';
import { within } from '../core/timeout.ts';
import type { Session } from '../core/identity/auth.ts';
import { withoutSentSecrets } from './exchange.ts';
import { type FlowOptions, signInWith } from './sign-in-with.ts';
import type { SignInClient } from './authorize.ts';

/** The member to sign in, and the key that allows it. */
export interface MemberGrant {
  /** Id of the member. `signOn`, called as an app, returns it for an e-mail address as the id of the identity. */
  readonly memberId: string;
  /** The owner's API key. A secret: for servers only. */
  readonly apiKey: string;
}

/**
 * Signs a member in by id, without a password: for servers that authenticate people themselves. Sent once. The cart of
 * the visitor becomes the member's cart. If the visitor has no valid token, one is requested first, as for a call; the
 * visitor keeps it if the member is refused.
 * @throws ValidationError (`secret-in-browser`) in a page, where everybody could read the key; AuthError ('Failed to get
 * member tokens') if the answer has no tokens, and `sign-in-superseded` if the session changed in the meantime; the
 * signal's reason.
 */
export const signInAsMember = async (
  { session }: SignInClient,
  { memberId, apiKey }: MemberGrant,
  options: FlowOptions = {},
): Promise<void> => {
  if (isPage())
    throw new ValidationError('signInAsMember() is for servers: its API key must not be in a page.', {
      code: 'secret-in-browser',
    });
  const grant = { grant_type: 'authorized_client', scope: 'offline_access', member_id: memberId };
  const own = await withoutSentSecrets([apiKey], () => ownToken(session, options));
  const headers = { authorization: `${own},${apiKey}` };
  const settings = '`apiKey` of signInAsMember()';
  await withoutSentSecrets(
    [apiKey],
    () => signInWith(session, grant, { ...options, headers, settings }),
    // The client id is not sent, so `invalid_client` means that the key is refused.
    { 'client-unknown': 'token-refused' },
  );
};

/** An access token of the current identity: it tells the platform which cart becomes the member's. */
const ownToken = async (session: Session, { signal, timeout = 60_000 }: FlowOptions): Promise<string> => {
  const deadline = performance.now() + timeout;
  const { stops } = session;
  const call = { options: { signal }, timeout, deadline, progress: { attempts: 0 }, facts: undefined, stops };
  const { headers } = await within(call, async () => session.authorize());
  return `${headers['authorization']}`;
};
