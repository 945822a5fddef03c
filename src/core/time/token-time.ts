import { fromBase64url } from '../base64url.ts';
import type { SessionEvent } from '../identity/auth.ts';
import { memberOf } from '../json.ts';
import type { ServerClock } from './server-clock.ts';

const SECOND = 1000;

/** The longest time that the end of a token can differ from the present and still be a time, in milliseconds. */
const LONGEST = 315_360_000_000;

/** The session of a client, as far as its tokens tell the time. */
export interface TokenSource {
  readonly getTokens: () => Promise<unknown>;
  readonly subscribe?: (listener: (event: SessionEvent) => void) => () => void;
}

/**
 * The seconds since 1970 at which the platform issued a token, and at which it ends, by the platform's clock. Access
 * tokens are JSON Web Tokens with a prefix; nothing is known of a token of another form.
 */
const claimsOf = (token: unknown): { readonly issued?: number; readonly ends?: number } => {
  try {
    const claims: unknown = JSON.parse(fromBase64url(String(token).split('.').at(-2) ?? ''));
    const [issued, ends] = [memberOf(claims, 'iat'), memberOf(claims, 'exp')];
    return {
      ...(typeof issued === 'number' && { issued }),
      ...(typeof ends === 'number' && { ends }),
    };
  } catch {
    return {};
  }
};

/**
 * The difference between the platform's clock and the device's, from a token: the platform's time of its end is in the
 * token, and the session has computed the device's time of its end when it received the token. If another device has
 * received it, such as the server that rendered the page, its times still say that the platform's clock has passed the issue.
 * @param now Time of the device.
 * @param isNew Whether the token was received just now.
 */
const differenceOf = (tokens: unknown, now: number, isNew: boolean): number | undefined => {
  const accessToken = memberOf(tokens, 'accessToken');
  const { issued, ends } = claimsOf(memberOf(accessToken, 'value'));
  const expiresAt = memberOf(accessToken, 'expiresAt');
  const byIssue = issued === undefined ? undefined : issued * SECOND - now;
  const byEnd = ends === undefined || typeof expiresAt !== 'number' ? undefined : (ends - expiresAt) * SECOND;
  const isTooEarly = byIssue !== undefined && byIssue > (byEnd ?? 0);
  const difference = isNew || isTooEarly ? (byIssue ?? byEnd) : byEnd;
  return difference !== undefined && Math.abs(difference) < LONGEST ? difference : undefined;
};

/**
 * Supposes the platform's time from the present tokens of a session, unless it is measured.
 * @param isNew Whether the tokens were received just now.
 */
export const supposeByTokens = async (
  time: ServerClock,
  source: TokenSource | undefined,
  isNew = false,
): Promise<void> => {
  if (!source || time.isMeasured()) return;
  try {
    const difference = differenceOf(await source.getTokens(), time.clock.now(), isNew);
    if (difference !== undefined) time.suppose(difference);
  } catch {
    // Without tokens, the time stays the device's.
  }
};

/** Supposes the platform's time from the present and all later tokens of a session. Returns the function that ends it. */
export const followTokens = (time: ServerClock, source: TokenSource | undefined): (() => void) => {
  void supposeByTokens(time, source);
  const leave = source?.subscribe?.(({ type, reason }) => {
    // Tokens with another reason come from a storage, or from another page.
    if ((type === 'started' || type === 'renewed') && reason === undefined)
      void supposeByTokens(time, source, true);
  });
  return () => leave?.();
};
